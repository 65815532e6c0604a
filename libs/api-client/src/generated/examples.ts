// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.

import type { operations } from './contract.ts';

/** The JSON body of the successful response of an operation. */
export type ResponseBody<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Examples of successful responses, by operation and name. */
export const examples = {
  "signInStudent": {
    "signedIn": {
      "access_token": "mQ3o0eJb7l5kZ6m1nq2w8A.Wc0m2u1qXvJm1bq7l3dG5sY8kP0zR4tH6nF9aE2iLxU",
      "device": "7vV0mYqk3sXl2cR9dN5tB8hG1jF4wZ6pQaSuEoIyLxM",
      "user": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": "Amina",
        "last_name": "Yusuf",
        "age": "11-15 Years Old",
        "gender": "female",
        "student": {
          "gender": "female",
          "age": "11-15 Years Old"
        }
      },
      "message": "Welcome back!"
    }
  },
  "getToken": {
    "exchanged": {
      "access_token": "mQ3o0eJb7l5kZ6m1nq2w8A.Wc0m2u1qXvJm1bq7l3dG5sY8kP0zR4tH6nF9aE2iLxU",
      "user": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": "Amina",
        "last_name": "Yusuf",
        "age": "11-15 Years Old",
        "gender": "female",
        "student": {
          "gender": "female",
          "age": "11-15 Years Old"
        }
      },
      "message": "Welcome!"
    }
  },
  "signUpStudent": {
    "signedUp": {
      "user": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": null,
        "last_name": null,
        "age": null,
        "gender": null,
        "student": {
          "gender": null,
          "age": null
        }
      },
      "message": "Welcome! We have sent a code to your email."
    }
  },
  "verifyEmail": {
    "verified": {
      "access_token": "mQ3o0eJb7l5kZ6m1nq2w8A.Wc0m2u1qXvJm1bq7l3dG5sY8kP0zR4tH6nF9aE2iLxU",
      "user": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": null,
        "last_name": null,
        "age": null,
        "gender": null,
        "student": {
          "gender": null,
          "age": null
        }
      },
      "message": "Your email is verified."
    },
    "verifiedAgain": {
      "user": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": null,
        "last_name": null,
        "age": null,
        "gender": null,
        "student": {
          "gender": null,
          "age": null
        }
      },
      "message": "Your email is verified."
    }
  },
  "resendVerification": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "forgotPassword": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "resendResetCode": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "checkOtp": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "resetPassword": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "recoverAccount": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "updateFields": {
    "updated": {
      "user": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": "Amina",
        "last_name": "Yusuf",
        "age": "11-15 Years Old",
        "gender": "female",
        "student": {
          "gender": "female",
          "age": "11-15 Years Old"
        }
      },
      "message": "Your profile is up to date."
    }
  },
  "changePassword": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "recordConsent": {
    "example": {
      "message": "If this address has an account, a code is on its way."
    }
  },
  "refreshSession": {
    "example": {
      "access_token": "mQ3o0eJb7l5kZ6m1nq2w8A.Wc0m2u1qXvJm1bq7l3dG5sY8kP0zR4tH6nF9aE2iLxU"
    }
  },
  "logout": {
    "example": {
      "message": "See you soon!"
    }
  },
  "submitFeedback": {
    "example": {
      "message": "Thank you for your feedback!"
    }
  },
  "listQuizTimes": {
    "difficulties": {
      "data": [
        {
          "id": "qt-easy",
          "difficulty": 1,
          "difficulty_label": "Easy",
          "time": 60,
          "star": 12,
          "total_star": 125
        },
        {
          "id": "qt-medium",
          "difficulty": 2,
          "difficulty_label": "Medium",
          "time": 45,
          "star": 3,
          "total_star": 125
        },
        {
          "id": "qt-hard",
          "difficulty": 3,
          "difficulty_label": "Hard",
          "time": 30,
          "star": 0,
          "total_star": 125
        },
        {
          "id": "qt-expert",
          "difficulty": 4,
          "difficulty_label": "Expert",
          "time": 20,
          "star": 0,
          "total_star": 125
        },
        {
          "id": "qt-endless",
          "difficulty": 5,
          "difficulty_label": "Endless",
          "time": 30,
          "star": 0,
          "total_star": 0
        }
      ]
    },
    "nextStep": {
      "data": [
        {
          "id": "qt-easy",
          "difficulty": 1,
          "difficulty_label": "Easy",
          "time": 60,
          "star": 12,
          "total_star": 125,
          "next_step": {
            "trail": {
              "id": "w1",
              "name": "Arabia before the Message",
              "order": 1,
              "theme": "desert",
              "floating_island": "/content/art/w1-island.svg"
            },
            "sub_trail": {
              "id": "w1-s1",
              "title": "The Land and Its People",
              "order": 1
            },
            "chapter": {
              "id": "w1-s1-c2",
              "name": "Deserts, Oases and Wells",
              "chapter": 2
            }
          }
        }
      ]
    }
  },
  "listTrails": {
    "worlds": {
      "data": [
        {
          "id": "w1",
          "name": "Arabia before the Message",
          "order": 1,
          "theme": "desert",
          "locked": false,
          "star": 12,
          "total_star": 125,
          "sub_trail_count": 5,
          "chapter_count": 25,
          "background": "/content/art/worlds/w1/background.svg",
          "floating_island": "/content/art/worlds/w1/floating-island.svg",
          "map": "/content/art/worlds/w1/map.svg"
        },
        {
          "id": "w2",
          "name": "Birth and Childhood",
          "order": 2,
          "theme": "rivers",
          "locked": true,
          "star": 0,
          "total_star": 125,
          "sub_trail_count": 5,
          "chapter_count": 25,
          "background": "/content/art/worlds/w2/background.svg",
          "floating_island": "/content/art/worlds/w2/floating-island.svg",
          "map": "/content/art/worlds/w2/map.svg"
        },
        {
          "id": "w3",
          "name": "Youth, Trust and Family",
          "order": 3,
          "theme": "forest",
          "locked": true,
          "star": 0,
          "total_star": 125,
          "sub_trail_count": 5,
          "chapter_count": 25,
          "background": "/content/art/worlds/w3/background.svg",
          "floating_island": "/content/art/worlds/w3/floating-island.svg",
          "map": "/content/art/worlds/w3/map.svg"
        }
      ]
    }
  },
  "getTrail": {
    "world": {
      "data": {
        "id": "w1",
        "name": "Arabia before the Message",
        "order": 1,
        "theme": "desert",
        "locked": false,
        "star": 12,
        "total_star": 125,
        "sub_trail_count": 5,
        "chapter_count": 25,
        "background": "/content/art/worlds/w1/background.svg",
        "floating_island": "/content/art/worlds/w1/floating-island.svg",
        "map": "/content/art/worlds/w1/map.svg"
      }
    }
  },
  "listSubTrails": {
    "subTrails": {
      "data": [
        {
          "id": "w1-s1",
          "order": 1,
          "title": "The Land",
          "locked": false,
          "remaining_chapters": 0,
          "chapter_count": 5,
          "position": {
            "x": 31,
            "y": 82
          }
        },
        {
          "id": "w1-s2",
          "order": 2,
          "title": "Makkah and the Ka'bah",
          "locked": false,
          "remaining_chapters": 3,
          "chapter_count": 5,
          "position": {
            "x": 66,
            "y": 66
          }
        },
        {
          "id": "w1-s3",
          "order": 3,
          "title": "Quraysh",
          "locked": true,
          "remaining_chapters": 5,
          "chapter_count": 5,
          "position": {
            "x": 30,
            "y": 51
          }
        },
        {
          "id": "w1-s4",
          "order": 4,
          "title": "Life and Beliefs",
          "locked": true,
          "remaining_chapters": 5,
          "chapter_count": 5,
          "position": {
            "x": 67,
            "y": 38
          }
        },
        {
          "id": "w1-s5",
          "order": 5,
          "title": "The Year of the Elephant",
          "locked": true,
          "remaining_chapters": 5,
          "chapter_count": 5,
          "position": {
            "x": 45,
            "y": 24
          }
        }
      ]
    }
  },
  "listChapters": {
    "chapters": {
      "data": [
        {
          "id": "w1-s1-c1",
          "chapter": 1,
          "title": "The Arabian Peninsula",
          "name": "The Arabian Peninsula",
          "star": 4,
          "total_star": 5,
          "locked": false,
          "quiet": false,
          "quizzes": [
            {
              "id": "w1-s1-c1-q-mc",
              "order": 1,
              "type": "multiple_choice"
            },
            {
              "id": "w1-s1-c1-q-tf",
              "order": 2,
              "type": "true_or_false"
            },
            {
              "id": "w1-s1-c1-q-dd",
              "order": 3,
              "type": "drag_and_drop"
            },
            {
              "id": "w1-s1-c1-q-mu",
              "order": 4,
              "type": "matchup_words"
            },
            {
              "id": "w1-s1-c1-q-un",
              "order": 5,
              "type": "unscramble_words"
            }
          ],
          "books": [
            {
              "id": "the-land",
              "title": "The Land",
              "cover_url": "/content/art/covers/the-land.svg",
              "max_page": 10,
              "categories": [
                {
                  "id": "arabia-before-the-message",
                  "name": "Arabia before the Message"
                }
              ]
            }
          ]
        },
        {
          "id": "w1-s1-c2",
          "chapter": 2,
          "title": "Deserts, Oases and Wells",
          "name": "Deserts, Oases and Wells",
          "star": 2,
          "total_star": 5,
          "locked": false,
          "quiet": false,
          "quizzes": [
            {
              "id": "w1-s1-c2-q-tf",
              "order": 1,
              "type": "true_or_false"
            },
            {
              "id": "w1-s1-c2-q-dd",
              "order": 2,
              "type": "drag_and_drop"
            },
            {
              "id": "w1-s1-c2-q-mu",
              "order": 3,
              "type": "matchup_words"
            },
            {
              "id": "w1-s1-c2-q-un",
              "order": 4,
              "type": "unscramble_words"
            },
            {
              "id": "w1-s1-c2-q-mc",
              "order": 5,
              "type": "multiple_choice"
            }
          ],
          "books": [
            {
              "id": "the-land",
              "title": "The Land",
              "cover_url": "/content/art/covers/the-land.svg",
              "max_page": 10,
              "categories": [
                {
                  "id": "arabia-before-the-message",
                  "name": "Arabia before the Message"
                }
              ]
            }
          ]
        },
        {
          "id": "w1-s1-c3",
          "chapter": 3,
          "title": "Tribes and Clans",
          "name": "Tribes and Clans",
          "star": 0,
          "total_star": 5,
          "locked": true,
          "quiet": false,
          "quizzes": [],
          "books": []
        },
        {
          "id": "w1-s1-c4",
          "chapter": 4,
          "title": "Caravans and Trade Roads",
          "name": "Caravans and Trade Roads",
          "star": 0,
          "total_star": 5,
          "locked": true,
          "quiet": false,
          "quizzes": [],
          "books": []
        },
        {
          "id": "w1-s1-c5",
          "chapter": 5,
          "title": "The Great Empires Nearby",
          "name": "The Great Empires Nearby",
          "star": 0,
          "total_star": 5,
          "locked": true,
          "quiet": false,
          "quizzes": [],
          "books": []
        }
      ]
    }
  },
  "getChapter": {
    "chapter": {
      "data": {
        "id": "w1-s1-c1",
        "chapter": 1,
        "title": "The Arabian Peninsula",
        "name": "The Arabian Peninsula",
        "star": 5,
        "total_star": 5,
        "locked": false,
        "quiet": false,
        "quizzes": [
          {
            "id": "w1-s1-c1-q-mc",
            "order": 1,
            "type": "multiple_choice"
          },
          {
            "id": "w1-s1-c1-q-tf",
            "order": 2,
            "type": "true_or_false"
          },
          {
            "id": "w1-s1-c1-q-dd",
            "order": 3,
            "type": "drag_and_drop"
          },
          {
            "id": "w1-s1-c1-q-mu",
            "order": 4,
            "type": "matchup_words"
          },
          {
            "id": "w1-s1-c1-q-un",
            "order": 5,
            "type": "unscramble_words"
          }
        ],
        "books": [
          {
            "id": "the-land",
            "title": "The Land",
            "cover_url": "/content/art/covers/the-land.svg",
            "max_page": 10,
            "categories": [
              {
                "id": "arabia-before-the-message",
                "name": "Arabia before the Message"
              }
            ]
          }
        ]
      }
    }
  },
  "getUnlockedItems": {
    "example": {
      "items": [
        {
          "id": "pants-gratitude",
          "code": "pants-gratitude",
          "name": "Gratitude trousers",
          "url": "/content/art/avatar/pants/pants-gratitude.svg",
          "category": {
            "name": "pants"
          }
        },
        {
          "id": "top-oasis-cloak",
          "code": "top-oasis-cloak",
          "name": "Oasis cloak",
          "url": "/content/art/avatar/top/top-oasis-cloak.svg",
          "category": {
            "name": "top"
          }
        }
      ]
    }
  },
  "getBadge": {
    "example": {
      "data": {
        "id": "w1-s1",
        "type": "sub_trail",
        "name": "The Land",
        "number": 1,
        "image": "/content/art/badges/w1-s1.svg"
      }
    }
  },
  "listQuizzes": {
    "notBegun": {
      "data": [
        {
          "id": "w1-s1-c2-q-tf",
          "order": 1,
          "type": "true_or_false",
          "current_question_number": 1,
          "closed": false
        },
        {
          "id": "w1-s1-c2-q-dd",
          "order": 2,
          "type": "drag_and_drop",
          "current_question_number": 1,
          "closed": false
        },
        {
          "id": "w1-s1-c2-q-mu",
          "order": 3,
          "type": "matchup_words",
          "current_question_number": 1,
          "closed": false
        },
        {
          "id": "w1-s1-c2-q-un",
          "order": 4,
          "type": "unscramble_words",
          "current_question_number": 1,
          "closed": false
        },
        {
          "id": "w1-s1-c2-q-mc",
          "order": 5,
          "type": "multiple_choice",
          "current_question_number": 1,
          "closed": false
        }
      ],
      "run": null
    },
    "running": {
      "data": [
        {
          "id": "w1-s1-c2-q-tf",
          "order": 1,
          "type": "true_or_false",
          "current_question_number": 3,
          "closed": true,
          "content": {
            "question": "A wadi is a valley that stays dry until rain comes.",
            "image": null,
            "image_alt": ""
          },
          "user_answer": true,
          "outcome": "right"
        },
        {
          "id": "w1-s1-c2-q-dd",
          "order": 2,
          "type": "drag_and_drop",
          "current_question_number": 3,
          "closed": true,
          "content": {
            "question": "Put the steps of drawing water from a well in order.",
            "image": null,
            "image_alt": "",
            "options": [
              "Pour water into the trough",
              "Lower the bucket down",
              "Tie the rope to the bucket",
              "Pull the full bucket up"
            ]
          },
          "user_answer": [
            "Tie the rope to the bucket",
            "Lower the bucket down",
            "Pull the full bucket up",
            "Pour water into the trough"
          ],
          "outcome": "right"
        },
        {
          "id": "w1-s1-c2-q-mu",
          "order": 3,
          "type": "matchup_words",
          "current_question_number": 3,
          "closed": false
        },
        {
          "id": "w1-s1-c2-q-un",
          "order": 4,
          "type": "unscramble_words",
          "current_question_number": 3,
          "closed": false
        },
        {
          "id": "w1-s1-c2-q-mc",
          "order": 5,
          "type": "multiple_choice",
          "current_question_number": 3,
          "closed": false
        }
      ],
      "run": {
        "id": "b1f7c2de-5a40-4f3b-9c6e-2d8a70e4b915",
        "lives": 2,
        "stars": 2,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      }
    }
  },
  "openQuiz": {
    "multipleChoice": {
      "data": {
        "id": "w1-s1-c2-q-mc",
        "order": 5,
        "type": "multiple_choice",
        "current_question_number": 5,
        "closed": false,
        "content": {
          "question": "What was the oasis of Yathrib famous for?",
          "image": null,
          "image_alt": "",
          "choices": {
            "A": "Its silver mines",
            "B": "Its olive groves",
            "C": "Its pearl divers",
            "D": "Its date palms"
          }
        }
      },
      "run": {
        "id": "b1f7c2de-5a40-4f3b-9c6e-2d8a70e4b915",
        "lives": 2,
        "stars": 4,
        "ranked": true,
        "remaining_ms": 60000,
        "open_quiz_id": "w1-s1-c2-q-mc"
      }
    },
    "dragAndDrop": {
      "data": {
        "id": "w1-s1-c2-q-dd",
        "order": 2,
        "type": "drag_and_drop",
        "current_question_number": 2,
        "closed": false,
        "content": {
          "question": "Put the steps of drawing water from a well in order.",
          "image": null,
          "image_alt": "",
          "options": [
            "Pour water into the trough",
            "Lower the bucket down",
            "Tie the rope to the bucket",
            "Pull the full bucket up"
          ]
        }
      },
      "run": {
        "id": "b1f7c2de-5a40-4f3b-9c6e-2d8a70e4b915",
        "lives": 2,
        "stars": 1,
        "ranked": true,
        "remaining_ms": 60000,
        "open_quiz_id": "w1-s1-c2-q-dd"
      }
    }
  },
  "submitAnswer": {
    "right": {
      "result": true,
      "code": "ALL_ANSWERS_CORRECT",
      "answer_summary": {
        "correct": 1,
        "total": 1
      },
      "correct_answers": true,
      "hint": null,
      "explanation": "A wadi is dry for most of the year. When rain falls, water may rush down it as a sudden flood.",
      "references": [
        {
          "work": "Quran",
          "section": "13:17",
          "grade": "Q",
          "claim": "says",
          "arabic": "القرآن الكريم"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 3
      },
      "quiet": false,
      "next_quiz": {
        "id": "w1-s1-c2-q-dd",
        "order": 2,
        "type": "drag_and_drop",
        "current_question_number": 2,
        "closed": false,
        "content": {
          "question": "Put the steps of drawing water from a well in order.",
          "image": null,
          "image_alt": "",
          "options": [
            "Pour water into the trough",
            "Lower the bucket down",
            "Tie the rope to the bucket",
            "Pull the full bucket up"
          ]
        }
      },
      "currentScore": 1,
      "lives": 2,
      "remaining_ms": null,
      "run": {
        "id": "b1f7c2de-5a40-4f3b-9c6e-2d8a70e4b915",
        "lives": 2,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      },
      "rewards": {
        "items": [],
        "badges": []
      }
    },
    "partial": {
      "result": true,
      "code": "PARTIAL_ANSWERS_CORRECT",
      "answer_summary": {
        "correct": 1,
        "total": 4
      },
      "correct_answers": null,
      "hint": null,
      "explanation": null,
      "references": [],
      "quiet": false,
      "next_quiz": null,
      "currentScore": 2,
      "lives": 2,
      "remaining_ms": 53800,
      "run": {
        "id": "b1f7c2de-5a40-4f3b-9c6e-2d8a70e4b915",
        "lives": 2,
        "stars": 2,
        "ranked": true,
        "remaining_ms": 53800,
        "open_quiz_id": "w1-s1-c2-q-mu"
      },
      "rewards": {
        "items": [],
        "badges": []
      }
    },
    "wrong": {
      "result": false,
      "code": "WRONG_ANSWER",
      "answer_summary": {
        "correct": 0,
        "total": 1
      },
      "correct_answers": null,
      "hint": "Think of what happens in a wadi after a storm.",
      "explanation": null,
      "references": [],
      "quiet": false,
      "next_quiz": null,
      "currentScore": 0,
      "lives": 2,
      "remaining_ms": 55500,
      "run": {
        "id": "b1f7c2de-5a40-4f3b-9c6e-2d8a70e4b915",
        "lives": 2,
        "stars": 0,
        "ranked": true,
        "remaining_ms": 55500,
        "open_quiz_id": "w1-s1-c2-q-tf"
      },
      "rewards": {
        "items": [],
        "badges": []
      }
    },
    "rewarded": {
      "result": true,
      "code": "ALL_ANSWERS_CORRECT",
      "answer_summary": {
        "correct": 1,
        "total": 1
      },
      "correct_answers": false,
      "hint": null,
      "explanation": "Neither empire ruled most of Arabia. Its wide deserts kept great armies away.",
      "references": [
        {
          "work": "The Sealed Nectar (al-Mubarakpuri)",
          "section": "Chapter on rulers among the Arabs",
          "grade": "M"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 9
      },
      "quiet": false,
      "next_quiz": {
        "id": "w1-s1-c5-q-dd",
        "order": 4,
        "type": "drag_and_drop",
        "current_question_number": 4,
        "closed": false,
        "content": {
          "question": "Put these in order, from the furthest west to the furthest east.",
          "image": null,
          "image_alt": "",
          "options": [
            "The Red Sea",
            "Arabia",
            "Persia",
            "Abyssinia"
          ]
        }
      },
      "currentScore": 3,
      "lives": 3,
      "remaining_ms": null,
      "run": {
        "id": "e24a6f90-7b13-4d85-a0c9-51f3b86d7e22",
        "lives": 3,
        "stars": 3,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      },
      "rewards": {
        "items": [
          {
            "id": "pants-gratitude",
            "code": "pants-gratitude",
            "name": "Gratitude trousers",
            "url": "/content/art/avatar/pants/pants-gratitude.svg",
            "category": {
              "name": "pants"
            }
          },
          {
            "id": "top-oasis-cloak",
            "code": "top-oasis-cloak",
            "name": "Oasis cloak",
            "url": "/content/art/avatar/top/top-oasis-cloak.svg",
            "category": {
              "name": "top"
            }
          }
        ],
        "badges": [
          {
            "id": "w1-s1",
            "type": "sub_trail",
            "name": "The Land",
            "number": 1,
            "image": "/content/art/badges/w1-s1.svg"
          },
          {
            "id": "w1",
            "type": "trail",
            "name": "Arabia before the Message",
            "number": null,
            "image": "/content/art/badges/w1.svg"
          }
        ]
      }
    }
  },
  "deleteAnswers": {
    "example": {
      "message": "You can play this chapter again."
    }
  },
  "nextEndlessQuiz": {
    "endlessOpen": {
      "data": {
        "id": "w1-s1-c5-q-mu",
        "order": 1,
        "type": "matchup_words",
        "current_question_number": 1,
        "closed": false,
        "content": {
          "question": "Match each name from the empires with what it means.",
          "image": null,
          "image_alt": "",
          "options": {
            "1": "Ctesiphon",
            "2": "Caesar",
            "3": "Najashi",
            "4": "Kisra",
            "a": "Ruler of the Byzantines",
            "b": "Ruler of Abyssinia",
            "c": "Capital of Persia",
            "d": "Ruler of Persia"
          },
          "left": [
            "Ctesiphon",
            "Caesar",
            "Najashi",
            "Kisra"
          ],
          "right": [
            "Ruler of the Byzantines",
            "Ruler of Abyssinia",
            "Capital of Persia",
            "Ruler of Persia"
          ]
        }
      },
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 1,
        "stars": 0,
        "ranked": true,
        "remaining_ms": 30000,
        "open_quiz_id": "w1-s1-c5-q-mu"
      },
      "status": null
    },
    "endlessOver": {
      "data": null,
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 0,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      },
      "status": "BEST_SCORE"
    }
  },
  "nextEndlessQuizBare": {
    "endlessOpen": {
      "data": {
        "id": "w1-s1-c5-q-mu",
        "order": 1,
        "type": "matchup_words",
        "current_question_number": 1,
        "closed": false,
        "content": {
          "question": "Match each name from the empires with what it means.",
          "image": null,
          "image_alt": "",
          "options": {
            "1": "Ctesiphon",
            "2": "Caesar",
            "3": "Najashi",
            "4": "Kisra",
            "a": "Ruler of the Byzantines",
            "b": "Ruler of Abyssinia",
            "c": "Capital of Persia",
            "d": "Ruler of Persia"
          },
          "left": [
            "Ctesiphon",
            "Caesar",
            "Najashi",
            "Kisra"
          ],
          "right": [
            "Ruler of the Byzantines",
            "Ruler of Abyssinia",
            "Capital of Persia",
            "Ruler of Persia"
          ]
        }
      },
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 1,
        "stars": 0,
        "ranked": true,
        "remaining_ms": 30000,
        "open_quiz_id": "w1-s1-c5-q-mu"
      },
      "status": null
    },
    "endlessOver": {
      "data": null,
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 0,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      },
      "status": "BEST_SCORE"
    }
  },
  "submitEndlessAnswer": {
    "endlessRight": {
      "result": true,
      "code": "ALL_ANSWERS_CORRECT",
      "currentScore": 1,
      "total_star": 1,
      "status": null,
      "answer_summary": {
        "correct": 4,
        "total": 4
      },
      "correct_answers": {
        "Caesar": "Ruler of the Byzantines",
        "Kisra": "Ruler of Persia",
        "Najashi": "Ruler of Abyssinia",
        "Ctesiphon": "Capital of Persia"
      },
      "remaining_ms": null,
      "lives": 1,
      "hint": null,
      "explanation": "Caesar ruled the Byzantines, Kisra ruled Persia from Ctesiphon, and the Najashi ruled Abyssinia.",
      "references": [
        {
          "work": "Sahih Muslim",
          "section": "Book of Jihad and Expeditions, the letters to rulers",
          "grade": "H"
        },
        {
          "work": "al-Tabari, History of the Prophets and Kings",
          "section": "Account of the kings of Persia and of Rum",
          "grade": "S"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 9
      },
      "quiet": false,
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 1,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      }
    },
    "endlessTimeUp": {
      "result": false,
      "code": "TIME_UP",
      "currentScore": 1,
      "total_star": 1,
      "status": "BEST_SCORE",
      "answer_summary": {
        "correct": 0,
        "total": 1
      },
      "correct_answers": true,
      "remaining_ms": null,
      "lives": 0,
      "hint": null,
      "explanation": "A wadi is dry for most of the year. When rain falls, water may rush down it as a sudden flood.",
      "references": [
        {
          "work": "Quran",
          "section": "13:17",
          "grade": "Q",
          "claim": "says",
          "arabic": "القرآن الكريم"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 3
      },
      "quiet": false,
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 0,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      }
    }
  },
  "submitEndlessAnswerBare": {
    "endlessRight": {
      "result": true,
      "code": "ALL_ANSWERS_CORRECT",
      "currentScore": 1,
      "total_star": 1,
      "status": null,
      "answer_summary": {
        "correct": 4,
        "total": 4
      },
      "correct_answers": {
        "Caesar": "Ruler of the Byzantines",
        "Kisra": "Ruler of Persia",
        "Najashi": "Ruler of Abyssinia",
        "Ctesiphon": "Capital of Persia"
      },
      "remaining_ms": null,
      "lives": 1,
      "hint": null,
      "explanation": "Caesar ruled the Byzantines, Kisra ruled Persia from Ctesiphon, and the Najashi ruled Abyssinia.",
      "references": [
        {
          "work": "Sahih Muslim",
          "section": "Book of Jihad and Expeditions, the letters to rulers",
          "grade": "H"
        },
        {
          "work": "al-Tabari, History of the Prophets and Kings",
          "section": "Account of the kings of Persia and of Rum",
          "grade": "S"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 9
      },
      "quiet": false,
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 1,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      }
    },
    "endlessTimeUp": {
      "result": false,
      "code": "TIME_UP",
      "currentScore": 1,
      "total_star": 1,
      "status": "BEST_SCORE",
      "answer_summary": {
        "correct": 0,
        "total": 1
      },
      "correct_answers": true,
      "remaining_ms": null,
      "lives": 0,
      "hint": null,
      "explanation": "A wadi is dry for most of the year. When rain falls, water may rush down it as a sudden flood.",
      "references": [
        {
          "work": "Quran",
          "section": "13:17",
          "grade": "Q",
          "claim": "says",
          "arabic": "القرآن الكريم"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 3
      },
      "quiet": false,
      "run": {
        "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
        "lives": 0,
        "stars": 1,
        "ranked": true,
        "remaining_ms": null,
        "open_quiz_id": null
      }
    }
  },
  "getMotivationalQuote": {
    "quote": {
      "data": {
        "image": "/content/art/scenes/dawn-road.svg",
        "title": "The road is waiting",
        "description": "<p>Every long journey starts with one step. Take a breath, read with care, and off we go.</p>"
      }
    }
  },
  "getLeaderboard": {
    "board": {
      "leaderboard": [
        {
          "rank": 1,
          "name": "DesertStar",
          "total_star": 197,
          "avatar_head": {
            "id": "head-kufi",
            "name": "Stitched kufi",
            "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
          },
          "user_id": "6b86b273-ff34-4ce1-9d6b-804eff5a3f57"
        },
        {
          "rank": 2,
          "name": "CalmRiver",
          "total_star": 194,
          "avatar_head": {
            "id": "head-cap",
            "name": "Trail cap",
            "image": "/content/art/avatar/portrait/head-cap-boy-skin-3.svg"
          },
          "user_id": "d4735e3a-265e-46ee-903f-59718b9b5d03"
        },
        {
          "rank": 3,
          "name": "BraveFalcon",
          "total_star": 191,
          "avatar_head": {
            "id": "head-glasses",
            "name": "Reading glasses",
            "image": "/content/art/avatar/portrait/head-glasses-girl-skin-1.svg"
          },
          "user_id": "4e074085-62be-4b8b-90ce-05c1decfe3ad"
        },
        {
          "rank": 4,
          "name": "KindLantern",
          "total_star": 188,
          "avatar_head": {
            "id": "head-turban",
            "name": "Desert turban",
            "image": "/content/art/avatar/portrait/head-turban-boy-skin-2.svg"
          },
          "user_id": "4b227777-d4dd-4fc6-9c6f-884f48641d02"
        },
        {
          "rank": 5,
          "name": "QuickGazelle",
          "total_star": 185,
          "avatar_head": {
            "id": "head-hearing-aid",
            "name": "Bright hearing aid",
            "image": "/content/art/avatar/portrait/head-hearing-aid-girl-skin-3.svg"
          },
          "user_id": "ef2d127d-e37b-442b-9ad0-6145e54b0c61"
        },
        {
          "rank": 6,
          "name": "GoldenPalm",
          "total_star": 182,
          "avatar_head": {
            "id": "head-hijab",
            "name": "Spring hijab",
            "image": "/content/art/avatar/portrait/head-hijab-girl-skin-1.svg"
          },
          "user_id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10"
        },
        {
          "rank": 7,
          "name": "NightCompass",
          "total_star": 179,
          "avatar_head": {
            "id": "head-kufi",
            "name": "Stitched kufi",
            "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
          },
          "user_id": "7902699b-e42c-4a8e-96fb-bb4501726517"
        },
        {
          "rank": 8,
          "name": "BlueTent",
          "total_star": 176,
          "avatar_head": {
            "id": "head-cap",
            "name": "Trail cap",
            "image": "/content/art/avatar/portrait/head-cap-boy-skin-3.svg"
          },
          "user_id": "2c624232-cdd2-4177-9294-dfbb310aca00"
        },
        {
          "rank": 9,
          "name": "HappyCamel",
          "total_star": 173,
          "avatar_head": {
            "id": "head-glasses",
            "name": "Reading glasses",
            "image": "/content/art/avatar/portrait/head-glasses-girl-skin-1.svg"
          },
          "user_id": "19581e27-de7c-4d00-9f1c-e50b2047e7a5"
        },
        {
          "rank": 10,
          "name": "SilverDune",
          "total_star": 170,
          "avatar_head": {
            "id": "head-turban",
            "name": "Desert turban",
            "image": "/content/art/avatar/portrait/head-turban-boy-skin-2.svg"
          },
          "user_id": "4a44dc15-3642-44a8-9fe8-0e9039455cc1"
        }
      ],
      "your_rank": {
        "rank": 6,
        "name": "GoldenPalm",
        "total_star": 182,
        "current_score": 182,
        "unranked_star": 0,
        "user_id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "avatar_head": {
          "id": "head-hijab",
          "name": "Spring hijab",
          "image": "/content/art/avatar/portrait/head-hijab-girl-skin-1.svg"
        }
      },
      "current_page": 1,
      "per_page": 10,
      "total_data": 10
    }
  },
  "getMyRank": {
    "rank": {
      "your_rank": {
        "rank": 4,
        "name": "Sand Owl",
        "total_star": 12,
        "current_score": 12,
        "unranked_star": 0,
        "user_id": "7d0e5a52-93f2-4b0c-8a8e-0d4c1a3b5e6f",
        "avatar_head": {
          "id": "head-kufi",
          "name": "Stitched kufi",
          "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
        }
      }
    },
    "noStarYet": {
      "your_rank": {
        "rank": null,
        "name": "Sand Owl",
        "total_star": 0,
        "current_score": 0,
        "unranked_star": 0,
        "user_id": "7d0e5a52-93f2-4b0c-8a8e-0d4c1a3b5e6f",
        "avatar_head": {
          "id": "head-kufi",
          "name": "Stitched kufi",
          "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
        }
      }
    }
  },
  "getProfile": {
    "own": {
      "data": {
        "user_id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "name": "Trail Fox",
        "joined_at": "2026-09-01T08:30:00.000Z",
        "age": "11-15 Years Old",
        "gender": "female",
        "avatar_chosen": true,
        "avatar_head": {
          "id": "head-hijab",
          "name": "Spring hijab",
          "image": "/content/art/avatar/portrait/head-hijab-girl-skin-1.svg"
        },
        "achievements": {
          "trails_complete": 1,
          "trails_points": 182,
          "chapter_read": 41,
          "reading_time": 6.5
        },
        "badges": [
          "/content/art/badges/w1-s1.svg",
          "/content/art/badges/w1.svg"
        ],
        "badge_list": [
          {
            "id": "w1-s1",
            "type": "sub_trail",
            "name": "The Land",
            "number": 1,
            "image": "/content/art/badges/w1-s1.svg",
            "earned": true
          },
          {
            "id": "w1",
            "type": "trail",
            "name": "Arabia before the Message",
            "number": null,
            "image": "/content/art/badges/w1.svg",
            "earned": true
          },
          {
            "id": "w2-s1",
            "type": "sub_trail",
            "name": "A Noble Family",
            "number": 1,
            "image": "/content/art/badges/w2-s1.svg",
            "earned": false
          }
        ],
        "medals": {
          "regular_medals": [
            {
              "rank": 1,
              "difficulty": "easy",
              "total_star": 25,
              "quiz_time_id": "qt-easy"
            }
          ],
          "endless_rank": null
        }
      }
    },
    "another": {
      "data": {
        "user_id": "7d0e5a52-93f2-4b0c-8a8e-0d4c1a3b5e6f",
        "name": "Sand Owl",
        "joined_at": "2026-10-12T16:05:00.000Z",
        "avatar_head": {
          "id": "head-kufi",
          "name": "Stitched kufi",
          "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
        },
        "achievements": {
          "trails_complete": 0,
          "trails_points": 10,
          "chapter_read": 2,
          "reading_time": 0.5
        },
        "badges": [
          "/content/art/badges/w1-s1.svg"
        ],
        "badge_list": [
          {
            "id": "w1-s1",
            "type": "sub_trail",
            "name": "The Land",
            "number": 1,
            "image": "/content/art/badges/w1-s1.svg",
            "earned": true
          }
        ],
        "medals": {
          "regular_medals": [
            {
              "rank": 2,
              "difficulty": "easy",
              "total_star": 10,
              "quiz_time_id": "qt-easy"
            }
          ],
          "endless_rank": 7
        }
      }
    }
  },
  "listBooks": {
    "shelf": {
      "data": [
        {
          "id": "the-land",
          "title": "The Land",
          "authors": [
            {
              "name": "The Sirah Trails writers"
            }
          ],
          "categories": [
            {
              "id": "arabia-before-the-message",
              "name": "Arabia before the Message"
            }
          ],
          "cover_url": "/content/art/covers/the-land.svg",
          "max_page": 10,
          "reading_time": 10,
          "description": "<p>Deserts and oases, tribes and trade roads: discover the land where the life of the Prophet Muhammad <abbr class=\"honorific\" title=\"peace and blessings be upon him\">ﷺ</abbr> began.</p>",
          "reading_progress": []
        }
      ],
      "total_data": 1,
      "page": 1,
      "size": 10
    }
  },
  "getFontSize": {
    "example": {
      "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
      "font_size": 16
    }
  },
  "saveFontSize": {
    "example": {
      "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
      "font_size": 20
    }
  },
  "getLastReadBook": {
    "lastRead": {
      "data": {
        "id": "the-land",
        "title": "The Land",
        "authors": [
          {
            "name": "The Sirah Trails writers"
          }
        ],
        "categories": [
          {
            "id": "arabia-before-the-message",
            "name": "Arabia before the Message"
          }
        ],
        "cover_url": "/content/art/covers/the-land.svg",
        "max_page": 10,
        "reading_time": 10,
        "description": "<p>Deserts and oases, tribes and trade roads: discover the land where the life of the Prophet Muhammad <abbr class=\"honorific\" title=\"peace and blessings be upon him\">ﷺ</abbr> began.</p>",
        "reading_progress": [
          {
            "page_count": 4,
            "furthest_page": 4,
            "status": 1
          }
        ]
      }
    }
  },
  "saveBookProgress": {
    "example": {
      "data": {
        "book_id": "the-land",
        "page_count": 4,
        "furthest_page": 4,
        "status": 1
      }
    }
  },
  "getBookProgress": {
    "example": {
      "data": {
        "book_id": "the-land",
        "page_count": 4,
        "furthest_page": 4,
        "status": 1
      }
    }
  },
  "getAvatar": {
    "starter": {
      "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
      "user_id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
      "chosen": false,
      "skin": "skin_1",
      "head": {
        "id": "head-hijab",
        "code": "head-hijab",
        "name": "Spring hijab",
        "description": "A soft scarf in the green of first leaves.",
        "url": "/content/art/avatar/head/head-hijab.svg",
        "url_skin_1": "/content/art/avatar/head/head-hijab-skin-1.svg",
        "url_skin_2": "/content/art/avatar/head/head-hijab-skin-2.svg",
        "url_skin_3": "/content/art/avatar/head/head-hijab-skin-3.svg",
        "item_category": "head",
        "related_world": null,
        "suits": "girls",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "top": {
        "id": "top-tunic",
        "code": "top-tunic",
        "name": "Everyday tunic",
        "description": "A long tunic for playing, learning and praying.",
        "url": "/content/art/avatar/top/top-tunic.svg",
        "url_skin_1": "/content/art/avatar/top/top-tunic.svg",
        "url_skin_2": "/content/art/avatar/top/top-tunic.svg",
        "url_skin_3": "/content/art/avatar/top/top-tunic.svg",
        "item_category": "top",
        "related_world": null,
        "suits": "all",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "pants": {
        "id": "pants-loose",
        "code": "pants-loose",
        "name": "Loose trousers",
        "description": "Wide trousers that are easy to sit and run in.",
        "url": "/content/art/avatar/pants/pants-loose.svg",
        "url_skin_1": "/content/art/avatar/pants/pants-loose.svg",
        "url_skin_2": "/content/art/avatar/pants/pants-loose.svg",
        "url_skin_3": "/content/art/avatar/pants/pants-loose.svg",
        "item_category": "pants",
        "related_world": null,
        "suits": "all",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "shoes": {
        "id": "shoes-sandals",
        "code": "shoes-sandals",
        "name": "Palm sandals",
        "description": "Open sandals for warm ground.",
        "url": "/content/art/avatar/shoes/shoes-sandals.svg",
        "url_skin_1": "/content/art/avatar/shoes/shoes-sandals-skin-1.svg",
        "url_skin_2": "/content/art/avatar/shoes/shoes-sandals-skin-2.svg",
        "url_skin_3": "/content/art/avatar/shoes/shoes-sandals-skin-3.svg",
        "item_category": "shoes",
        "related_world": null,
        "suits": "all",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "skin_color": {
        "id": "1",
        "code": "skin_1",
        "name": "Light",
        "description": "",
        "url": null,
        "url_skin_1": null,
        "url_skin_2": null,
        "url_skin_3": null,
        "item_category": "skin_color",
        "related_world": null,
        "status": "unlocked",
        "unlocked_at_id": null,
        "colour": "#FFE2D1"
      },
      "scarf": false,
      "wheelchair": false,
      "body": {
        "url_skin_1": "/content/art/avatar/body/girl-skin-1.svg",
        "url_skin_2": "/content/art/avatar/body/girl-skin-2.svg",
        "url_skin_3": "/content/art/avatar/body/girl-skin-3.svg"
      },
      "wheelchair_layers": {
        "back_url": "/content/art/avatar/wheelchair/back.svg",
        "front_url": "/content/art/avatar/wheelchair/front.svg"
      }
    }
  },
  "putAvatar": {
    "dressed": {
      "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
      "user_id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
      "chosen": true,
      "skin": "skin_2",
      "head": {
        "id": "head-kufi",
        "code": "head-kufi",
        "name": "Stitched kufi",
        "description": "A round cap with a row of small stars.",
        "url": "/content/art/avatar/head/head-kufi.svg",
        "url_skin_1": "/content/art/avatar/head/head-kufi.svg",
        "url_skin_2": "/content/art/avatar/head/head-kufi.svg",
        "url_skin_3": "/content/art/avatar/head/head-kufi.svg",
        "item_category": "head",
        "related_world": null,
        "suits": "boys",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "top": {
        "id": "top-tunic",
        "code": "top-tunic",
        "name": "Everyday tunic",
        "description": "A long tunic for playing, learning and praying.",
        "url": "/content/art/avatar/top/top-tunic.svg",
        "url_skin_1": "/content/art/avatar/top/top-tunic.svg",
        "url_skin_2": "/content/art/avatar/top/top-tunic.svg",
        "url_skin_3": "/content/art/avatar/top/top-tunic.svg",
        "item_category": "top",
        "related_world": null,
        "suits": "all",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "pants": {
        "id": "pants-loose",
        "code": "pants-loose",
        "name": "Loose trousers",
        "description": "Wide trousers that are easy to sit and run in.",
        "url": "/content/art/avatar/pants/pants-loose.svg",
        "url_skin_1": "/content/art/avatar/pants/pants-loose.svg",
        "url_skin_2": "/content/art/avatar/pants/pants-loose.svg",
        "url_skin_3": "/content/art/avatar/pants/pants-loose.svg",
        "item_category": "pants",
        "related_world": null,
        "suits": "all",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "shoes": {
        "id": "shoes-sandals",
        "code": "shoes-sandals",
        "name": "Palm sandals",
        "description": "Open sandals for warm ground.",
        "url": "/content/art/avatar/shoes/shoes-sandals.svg",
        "url_skin_1": "/content/art/avatar/shoes/shoes-sandals-skin-1.svg",
        "url_skin_2": "/content/art/avatar/shoes/shoes-sandals-skin-2.svg",
        "url_skin_3": "/content/art/avatar/shoes/shoes-sandals-skin-3.svg",
        "item_category": "shoes",
        "related_world": null,
        "suits": "all",
        "status": "unlocked",
        "unlocked_at_id": null
      },
      "skin_color": {
        "id": "2",
        "code": "skin_2",
        "name": "Medium",
        "description": "",
        "url": null,
        "url_skin_1": null,
        "url_skin_2": null,
        "url_skin_3": null,
        "item_category": "skin_color",
        "related_world": null,
        "status": "unlocked",
        "unlocked_at_id": null,
        "colour": "#FFC29E"
      },
      "scarf": false,
      "wheelchair": true,
      "body": {
        "url_skin_1": "/content/art/avatar/body/boy-skin-1.svg",
        "url_skin_2": "/content/art/avatar/body/boy-skin-2.svg",
        "url_skin_3": "/content/art/avatar/body/boy-skin-3.svg"
      },
      "wheelchair_layers": {
        "back_url": "/content/art/avatar/wheelchair/back.svg",
        "front_url": "/content/art/avatar/wheelchair/front.svg"
      }
    }
  },
  "listAvatarItems": {
    "heads": {
      "data": [
        {
          "id": "head-kufi",
          "code": "head-kufi",
          "name": "Stitched kufi",
          "description": "A round cap with a row of small stars.",
          "url": "/content/art/avatar/head/head-kufi.svg",
          "url_skin_1": "/content/art/avatar/head/head-kufi.svg",
          "url_skin_2": "/content/art/avatar/head/head-kufi.svg",
          "url_skin_3": "/content/art/avatar/head/head-kufi.svg",
          "item_category": "head",
          "related_world": null,
          "suits": "boys",
          "status": "unlocked",
          "unlocked_at_id": null
        },
        {
          "id": "head-turban",
          "code": "head-turban",
          "name": "Desert turban",
          "description": "A long cloth that keeps off sun and sand.",
          "url": "/content/art/avatar/head/head-turban.svg",
          "url_skin_1": "/content/art/avatar/head/head-turban.svg",
          "url_skin_2": "/content/art/avatar/head/head-turban.svg",
          "url_skin_3": "/content/art/avatar/head/head-turban.svg",
          "item_category": "head",
          "related_world": "Arabia before the Message",
          "suits": "boys",
          "status": "unlocked",
          "unlocked_at_id": "w1-s5",
          "unlocked_at_name": "The Year of the Elephant"
        },
        {
          "id": "head-river-beanie",
          "code": "head-river-beanie",
          "name": "River beanie",
          "description": "A knitted cap with waves all around.",
          "url": "/content/art/avatar/head/head-river-beanie.svg",
          "url_skin_1": "/content/art/avatar/head/head-river-beanie.svg",
          "url_skin_2": "/content/art/avatar/head/head-river-beanie.svg",
          "url_skin_3": "/content/art/avatar/head/head-river-beanie.svg",
          "item_category": "head",
          "related_world": "Birth and Childhood",
          "suits": "all",
          "status": "locked",
          "unlocked_at_id": "w2",
          "unlocked_at_name": "Birth and Childhood"
        }
      ]
    },
    "skins": {
      "data": [
        {
          "id": "1",
          "code": "skin_1",
          "name": "Light",
          "description": "",
          "url": null,
          "url_skin_1": null,
          "url_skin_2": null,
          "url_skin_3": null,
          "item_category": "skin_color",
          "related_world": null,
          "status": "unlocked",
          "unlocked_at_id": null,
          "colour": "#FFE2D1"
        },
        {
          "id": "2",
          "code": "skin_2",
          "name": "Medium",
          "description": "",
          "url": null,
          "url_skin_1": null,
          "url_skin_2": null,
          "url_skin_3": null,
          "item_category": "skin_color",
          "related_world": null,
          "status": "unlocked",
          "unlocked_at_id": null,
          "colour": "#FFC29E"
        },
        {
          "id": "3",
          "code": "skin_3",
          "name": "Dark",
          "description": "",
          "url": null,
          "url_skin_1": null,
          "url_skin_2": null,
          "url_skin_3": null,
          "item_category": "skin_color",
          "related_world": null,
          "status": "unlocked",
          "unlocked_at_id": null,
          "colour": "#AF7958"
        }
      ]
    }
  },
  "getBook": {
    "book": {
      "data": {
        "id": "the-land",
        "title": "The Land",
        "authors": [
          {
            "name": "The Sirah Trails writers"
          }
        ],
        "categories": [
          {
            "id": "arabia-before-the-message",
            "name": "Arabia before the Message"
          }
        ],
        "cover_url": "/content/art/covers/the-land.svg",
        "max_page": 10,
        "reading_time": 10,
        "description": "<p>Deserts and oases, tribes and trade roads: discover the land where the life of the Prophet Muhammad <abbr class=\"honorific\" title=\"peace and blessings be upon him\">ﷺ</abbr> began.</p>",
        "reading_progress": [
          {
            "page_count": 4,
            "furthest_page": 4,
            "status": 1
          }
        ],
        "audio": null,
        "quiet": false,
        "think_further": "How can a land without a king still have rules that people keep?",
        "pages": [
          {
            "page": 1,
            "picture": {
              "url": "/content/art/maps/arabia.svg",
              "layer_url": "/content/art/maps/arabia-roads.svg",
              "alt": "A map of Arabia between three seas. A dotted road runs from Yemen in the south past Makkah and Yathrib to al-Sham in the north."
            },
            "question": "If you were a traveller, would you rather come by sea or by sand?",
            "simple": "<p>Arabia is a very big land. It has sea on three sides.</p>",
            "content": "<h2>A land between seas</h2>\n<p>Look at a map of western Asia and you will find one of the largest <span data-glossary-id=\"peninsula\">peninsulas</span> in\nthe world. It is called the Arabian Peninsula. The Red Sea lies to its west, the Arabian Sea to its\nsouth and the Gulf to its east. To the north, the land joins <span data-glossary-id=\"al-sham\">al-Sham</span> and Iraq.</p>\n<p>With water on three sides, it was called <em>Jazirat al-Arab</em>, the island of the Arabs. A traveller who\ncame from far away had to cross the sea or the sand to reach its middle.</p>",
            "audio": null,
            "references": [
              {
                "work": "The Sealed Nectar (al-Mubarakpuri)",
                "section": "Opening chapter, on the land of the Arabs",
                "grade": "M"
              },
              {
                "work": "Encyclopaedia of Islam",
                "section": "Article on the Arabian Peninsula (Jazirat al-Arab)",
                "grade": "M"
              }
            ]
          },
          {
            "page": 2,
            "content": "<h2>Many kinds of land</h2>\n<p>People sometimes think that Arabia is only sand. It has much more. Along the west run the mountains\nof the <span data-glossary-id=\"hijaz\">Hijaz</span>. East of them rises the high, open plain of <span data-glossary-id=\"najd\">Najd</span>. In the\nfar south, <span data-glossary-id=\"yemen\">Yemen</span> catches rain on its green hills.</p>\n<p>A traveller going south from al-Sham came to <span data-glossary-id=\"yathrib\">Yathrib</span>, then to\n<span data-glossary-id=\"makkah\">Makkah</span>, and at last to Yemen. Yathrib and Makkah both stand in the Hijaz. Makkah\nlies in a dry valley where no crops grew, as the Quran recalls in the prayer of\n<span data-people-id=\"ibrahim\">Ibrahim</span> <abbr class=\"honorific\" title=\"peace be upon him\">(peace be upon him)</abbr>.</p>",
            "audio": null,
            "references": [
              {
                "work": "Quran",
                "section": "14:37",
                "grade": "Q"
              },
              {
                "work": "Encyclopaedia of Islam",
                "section": "Article on the Arabian Peninsula (Jazirat al-Arab)",
                "grade": "M"
              }
            ]
          }
        ]
      }
    }
  },
  "listCategories": {
    "example": {
      "data": [
        {
          "id": "arabia-before-the-message",
          "name": "Arabia before the Message"
        }
      ]
    }
  },
  "listGlossary": {
    "glossary": {
      "data": [
        {
          "id": "abyssinia",
          "title": "Abyssinia",
          "description": "<p>Abyssinia was a Christian kingdom in Africa, on the other side of the Red Sea from Arabia, in the\nregion of Ethiopia and Eritrea today. Its ruler was called the <span data-people-id=\"najashi\">Najashi</span>.</p>",
          "references": [
            {
              "work": "Sahih Muslim",
              "section": "Book of Jihad and Expeditions, the letters to rulers",
              "grade": "H"
            },
            {
              "work": "Ibn Hisham, al-Sira al-Nabawiyya",
              "section": "Account of the first migration to Abyssinia",
              "grade": "S"
            }
          ]
        },
        {
          "id": "bedouin",
          "title": "Bedouin",
          "description": "<p>The Bedouin are Arabs of the open desert. They lived in tents and moved with the seasons, to find\nwater and grass for their camels, sheep and goats. They knew the stars, the wells and the paths of\ntheir land.</p>",
          "references": [
            {
              "work": "Encyclopaedia of Islam",
              "section": "Article on the Bedouin (Badw)",
              "grade": "M"
            },
            {
              "work": "Quran",
              "section": "16:80",
              "grade": "Q"
            }
          ]
        }
      ],
      "current_page": 1,
      "total": 24,
      "last_page": 12
    }
  },
  "getGlossaryEntry": {
    "term": {
      "data": {
        "id": "oasis",
        "title": "Oasis",
        "description": "<p>An oasis is a green place in a desert, where water lies near the surface or comes up as a spring.\nPalms and other plants grow there, and people can live, rest and grow food. <span data-glossary-id=\"yathrib\">Yathrib</span>\nwas a large oasis.</p>",
        "references": [
          {
            "work": "Quran",
            "section": "23:18-19",
            "grade": "Q"
          }
        ]
      }
    }
  },
  "listActivities": {
    "activities": {
      "data": [
        {
          "id": "the-way-to-the-well",
          "title": "The way to the well",
          "cover_url": "/content/art/covers/the-land.svg",
          "max_page": 2,
          "category": "maze"
        },
        {
          "id": "words-of-the-desert",
          "title": "Words of the desert",
          "cover_url": "/content/art/scenes/oasis-evening.svg",
          "max_page": 2,
          "category": "word_search"
        },
        {
          "id": "before-the-message",
          "title": "Before the Message",
          "cover_url": "/content/art/scenes/starlit-camp.svg",
          "max_page": 3,
          "category": "timeline"
        }
      ],
      "current_page": 1,
      "total": 3,
      "last_page": 1
    }
  },
  "getActivity": {
    "activity": {
      "data": {
        "id": "the-way-to-the-well",
        "title": "The way to the well",
        "cover_url": "/content/art/covers/the-land.svg",
        "max_page": 2,
        "category": "maze",
        "description": "<p>A caravan has been on the road since before sunrise, and the waterskins are almost empty. Only one\nway leads through the dunes to the <span data-glossary-id=\"well\">well</span>. Print the maze, sharpen your pencil and lead\nthe caravan to water.</p>",
        "pdf_url": "/content/activities/the-way-to-the-well-a4.pdf?v=937ec25721a0f0e2",
        "path_pdf": "activities/pdf/the-way-to-the-well-a4.pdf",
        "pdfs": [
          {
            "paper": "A4",
            "url": "/content/activities/the-way-to-the-well-a4.pdf?v=937ec25721a0f0e2",
            "bytes": 12620
          },
          {
            "paper": "Letter",
            "url": "/content/activities/the-way-to-the-well-letter.pdf?v=d28ae7378811a85e",
            "bytes": 12682
          }
        ]
      }
    }
  },
  "listCompetitions": {
    "competitions": {
      "data": [
        {
          "id": "draw-the-desert",
          "name": "Draw the desert",
          "banner": "/content/art/scenes/dawn-road.svg",
          "description": "<p>Draw the land that you travel through: dunes, palms, a well, a tent under the stars. Draw places and things, no people. Hang your picture where your family sees it, and tell them the way of the caravan.</p>",
          "external_link": "https://example.org/",
          "start_date": "2026-11-14T00:00:00.000Z",
          "end_date": "2026-12-12T23:59:59.999Z"
        }
      ]
    }
  },
  "getCompetition": {
    "competition": {
      "data": {
        "id": "map-of-the-caravan-roads",
        "name": "Map of the caravan roads",
        "banner": "/content/art/scenes/oasis-evening.svg",
        "description": "<p>Make a map of the old roads from Yemen to Al-Sham, with the wells and markets on the way. This competition is over. Thank you to all who took part!</p>",
        "external_link": null,
        "start_date": "2026-09-22T00:00:00.000Z",
        "end_date": "2026-10-22T23:59:59.999Z"
      }
    }
  },
  "listPeople": {
    "people": {
      "data": [
        {
          "id": "abd-al-muttalib",
          "title": "Abd al-Muttalib",
          "url": "/content/art/emblems/well-and-rope.svg",
          "description": "<p>Abd al-Muttalib was the son of <span data-people-id=\"hashim\">Hashim</span> and the grandfather of the Prophet Muhammad\n<abbr class=\"honorific\" title=\"peace and blessings be upon him\">ﷺ</abbr>. He was a respected leader of <span data-glossary-id=\"quraysh\">Quraysh</span> who cared for the pilgrims and gave\nthem water.</p>\n<p>Biographers relate that the well of <span data-glossary-id=\"zamzam\">Zamzam</span> had been covered over and forgotten for a\nlong time. A dream told Abd al-Muttalib where to dig, and he found the well again. Later, when his\ngrandson was left without father and mother, he took the boy into his own home and loved him dearly.</p>",
          "references": [
            {
              "work": "Ibn Hisham, al-Sira al-Nabawiyya",
              "section": "Account of Abd al-Muttalib and the digging of Zamzam",
              "grade": "S"
            },
            {
              "work": "Ibn Sa'd, al-Tabaqat al-Kubra",
              "section": "Volume 1, account of Abd al-Muttalib",
              "grade": "S"
            }
          ]
        }
      ],
      "current_page": 1,
      "total": 9,
      "last_page": 9
    }
  },
  "getPerson": {
    "person": {
      "data": {
        "id": "hashim",
        "title": "Hashim",
        "url": "/content/art/emblems/bread-and-broth.svg",
        "description": "<p>Hashim ibn Abd Manaf was a leader of <span data-glossary-id=\"quraysh\">Quraysh</span> and the great-grandfather of the\nProphet Muhammad <abbr class=\"honorific\" title=\"peace and blessings be upon him\">ﷺ</abbr>. The family called Banu Hashim has its name from him.</p>\n<p>Biographers relate that he began the two trade journeys of Quraysh, to <span data-glossary-id=\"yemen\">Yemen</span> in\nwinter and to <span data-glossary-id=\"al-sham\">al-Sham</span> in summer, and made agreements so that the caravans could\npass in peace. They also relate that in a year of hunger he brought flour to <span data-glossary-id=\"makkah\">Makkah</span>\nand broke bread into broth for the people. His name comes from that act: <em>Hashim</em> means \"the one who\nbreaks\".</p>",
        "references": [
          {
            "work": "Ibn Hisham, al-Sira al-Nabawiyya",
            "section": "Account of Hashim ibn Abd Manaf",
            "grade": "S"
          },
          {
            "work": "Quran",
            "section": "106:1-4",
            "grade": "Q"
          }
        ]
      }
    }
  },
  "getTheme": {
    "example": {
      "colors": {
        "primary": "#26B27A",
        "shadow": "#2C8A59",
        "surface": "#3EC17D",
        "lightning": "#65CD97"
      },
      "assets": {
        "avatar_background": null,
        "home_screen_background": null,
        "logo": "/content/art/theme/logo.svg"
      }
    }
  },
  "getMe": {
    "example": {
      "data": {
        "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
        "username": "Trail Fox",
        "email": "fox@example.org",
        "first_name": "Amina",
        "last_name": "Yusuf",
        "age": "11-15 Years Old",
        "gender": "female",
        "student": {
          "gender": "female",
          "age": "11-15 Years Old"
        },
        "joined_at": "2026-09-01T08:30:00.000Z",
        "verified": true,
        "has_password": true,
        "google": false,
        "settings": {
          "calm": "1",
          "hidden": false
        },
        "consent": {
          "version": "2025-06-01",
          "at": "2026-09-01T08:30:00.000Z"
        }
      }
    }
  },
  "getSettings": {
    "example": {
      "data": {
        "calm": "1",
        "hidden": false
      }
    }
  },
  "changeSettings": {
    "example": {
      "data": {
        "calm": "1.5",
        "hidden": false
      }
    }
  },
  "exportAccount": {
    "example": {
      "product": "Sirah Trails",
      "exported_at": "2026-11-21T12:00:00.000Z",
      "data": {
        "learner": [
          {
            "username": "Trail Fox",
            "email": "fox@example.org",
            "joined_at": "2026-09-01T08:30:00.000Z"
          }
        ],
        "feedback": [
          {
            "subject": "The map",
            "description": "The third world looks like the second."
          }
        ]
      }
    }
  },
  "deleteAccount": {
    "example": {
      "message": "It is done."
    }
  },
  "sendAccountCode": {
    "example": {
      "message": "It is done."
    }
  },
  "setPassword": {
    "example": {
      "message": "It is done."
    }
  },
  "reportMistake": {
    "example": {
      "message": "It is done."
    }
  },
  "listLegalPages": {
    "example": {
      "data": [
        {
          "id": "faq",
          "title": "Questions and answers",
          "updated": "2026-11-01"
        },
        {
          "id": "terms",
          "title": "Terms and conditions",
          "updated": "2025-06-01"
        }
      ]
    }
  },
  "getLegalPage": {
    "example": {
      "data": {
        "id": "terms",
        "title": "Terms and conditions",
        "updated": "2025-06-01",
        "html": "<h2>Who may take part</h2><p>Everybody who likes to learn.</p>"
      }
    }
  },
  "getNeighbours": {
    "neighbours": {
      "leaderboard": [
        {
          "rank": 1,
          "name": "Trail Fox",
          "total_star": 25,
          "avatar_head": {
            "id": "head-hijab",
            "name": "Spring hijab",
            "image": "/content/art/avatar/portrait/head-hijab-girl-skin-1.svg"
          },
          "user_id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10"
        },
        {
          "rank": 2,
          "name": "Sand Owl",
          "total_star": 10,
          "avatar_head": {
            "id": "head-kufi",
            "name": "Stitched kufi",
            "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
          },
          "user_id": "7d0e5a52-93f2-4b0c-8a8e-0d4c1a3b5e6f"
        },
        {
          "rank": 3,
          "name": "Date Palm",
          "total_star": 5,
          "avatar_head": {
            "id": "head-hijab",
            "name": "Spring hijab",
            "image": "/content/art/avatar/portrait/head-hijab-girl-skin-1.svg"
          },
          "user_id": "3f9b1c74-6a2d-4e08-b5d1-92c7e0a4f816"
        }
      ],
      "your_rank": {
        "rank": 2,
        "name": "Sand Owl",
        "total_star": 10,
        "current_score": 10,
        "unranked_star": 0,
        "user_id": "7d0e5a52-93f2-4b0c-8a8e-0d4c1a3b5e6f",
        "avatar_head": {
          "id": "head-kufi",
          "name": "Stitched kufi",
          "image": "/content/art/avatar/portrait/head-kufi-boy-skin-2.svg"
        }
      }
    }
  },
  "listPracticeQuizzes": {
    "practice": {
      "data": [
        {
          "id": "w1-s1-c2-q-tf",
          "order": 1,
          "type": "true_or_false",
          "current_question_number": 1,
          "closed": false,
          "content": {
            "question": "A wadi is a valley that stays dry until rain comes.",
            "image": null,
            "image_alt": ""
          }
        },
        {
          "id": "w1-s1-c2-q-dd",
          "order": 2,
          "type": "drag_and_drop",
          "current_question_number": 2,
          "closed": false,
          "content": {
            "question": "Put the steps of drawing water from a well in order.",
            "image": null,
            "image_alt": "",
            "options": [
              "Pour water into the trough",
              "Tie the rope to the bucket",
              "Lower the bucket down",
              "Pull the full bucket up"
            ]
          }
        },
        {
          "id": "w1-s1-c2-q-mu",
          "order": 3,
          "type": "matchup_words",
          "current_question_number": 3,
          "closed": false,
          "content": {
            "question": "Match each desert word with its meaning.",
            "image": null,
            "image_alt": "",
            "options": {
              "1": "Tent",
              "2": "Wadi",
              "3": "Well",
              "4": "Oasis",
              "a": "Valley that may flood",
              "b": "Hole dug to find water",
              "c": "Green place in a desert",
              "d": "Home that can be carried"
            },
            "left": [
              "Tent",
              "Wadi",
              "Well",
              "Oasis"
            ],
            "right": [
              "Valley that may flood",
              "Hole dug to find water",
              "Green place in a desert",
              "Home that can be carried"
            ]
          }
        },
        {
          "id": "w1-s1-c2-q-un",
          "order": 4,
          "type": "unscramble_words",
          "current_question_number": 4,
          "closed": false,
          "content": {
            "question": "Unscramble the word for a green place in the desert, where water is near the surface.",
            "image": null,
            "image_alt": "",
            "words": [
              "O",
              "S",
              "I",
              "A",
              "S"
            ]
          }
        },
        {
          "id": "w1-s1-c2-q-mc",
          "order": 5,
          "type": "multiple_choice",
          "current_question_number": 5,
          "closed": false,
          "content": {
            "question": "What was the oasis of Yathrib famous for?",
            "image": null,
            "image_alt": "",
            "choices": {
              "A": "Its date palms",
              "B": "Its pearl divers",
              "C": "Its silver mines",
              "D": "Its olive groves"
            }
          }
        }
      ]
    }
  },
  "submitPracticeAnswer": {
    "practised": {
      "result": false,
      "code": "WRONG_ANSWER",
      "answer_summary": {
        "correct": 0,
        "total": 1
      },
      "correct_answers": true,
      "hint": "Think of what happens in a wadi after a storm.",
      "explanation": "A wadi is dry for most of the year. When rain falls, water may rush down it as a sudden flood.",
      "references": [
        {
          "work": "Quran",
          "section": "13:17",
          "grade": "Q",
          "claim": "says",
          "arabic": "القرآن الكريم"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 3
      },
      "quiet": false
    }
  },
  "listReviewQuizzes": {
    "review": {
      "data": [
        {
          "id": "w1-s1-c2-q-tf",
          "order": 1,
          "type": "true_or_false",
          "current_question_number": 1,
          "closed": false,
          "content": {
            "question": "A wadi is a valley that stays dry until rain comes.",
            "image": null,
            "image_alt": ""
          }
        },
        {
          "id": "w1-s1-c2-q-mc",
          "order": 2,
          "type": "multiple_choice",
          "current_question_number": 2,
          "closed": false,
          "content": {
            "question": "What was the oasis of Yathrib famous for?",
            "image": null,
            "image_alt": "",
            "choices": {
              "A": "Its date palms",
              "B": "Its pearl divers",
              "C": "Its silver mines",
              "D": "Its olive groves"
            }
          }
        }
      ]
    }
  },
  "submitReviewAnswer": {
    "practised": {
      "result": false,
      "code": "WRONG_ANSWER",
      "answer_summary": {
        "correct": 0,
        "total": 1
      },
      "correct_answers": true,
      "hint": "Think of what happens in a wadi after a storm.",
      "explanation": "A wadi is dry for most of the year. When rain falls, water may rush down it as a sudden flood.",
      "references": [
        {
          "work": "Quran",
          "section": "13:17",
          "grade": "Q",
          "claim": "says",
          "arabic": "القرآن الكريم"
        }
      ],
      "book": {
        "id": "the-land",
        "page": 3
      },
      "quiet": false
    }
  },
  "getToday": {
    "questions": {
      "data": {
        "due": 3,
        "word": null
      }
    },
    "word": {
      "data": {
        "due": 0,
        "word": {
          "id": "oasis",
          "title": "Oasis",
          "description": "<p>An oasis is a green place in a desert, where water lies near the surface or comes up as a spring.\nPalms and other plants grow there, and people can live, rest and grow food. <span data-glossary-id=\"yathrib\">Yathrib</span>\nwas a large oasis.</p>",
          "references": [
            {
              "work": "Quran",
              "section": "23:18-19",
              "grade": "Q"
            }
          ]
        }
      }
    }
  },
  "readQuizAloud": {
    "readAloud": {
      "run": {
        "id": "0d7f2a3e-4b5c-4d6e-8f90-a1b2c3d4e5f6",
        "lives": 3,
        "stars": 0,
        "ranked": true,
        "remaining_ms": 67400,
        "open_quiz_id": "w1-s1-c1-q-mc",
        "tried": [],
        "hint": null,
        "reading_ms": 7400
      }
    }
  },
  "listRunning": {
    "underWay": {
      "data": {
        "tries": [
          {
            "trail_id": "w1",
            "sub_trail_id": "w1-s1",
            "chapter_id": "w1-s1-c1",
            "chapter": 1,
            "title": "The land of Arabia",
            "quiz_time_id": "qt-easy",
            "trail": {
              "id": "w1",
              "name": "Arabia before the Message",
              "order": 1,
              "theme": "desert",
              "floating_island": "/content/art/w1-island.svg"
            },
            "run": {
              "id": "0d7f2a3e-4b5c-4d6e-8f90-a1b2c3d4e5f6",
              "lives": 2,
              "stars": 1,
              "ranked": true,
              "remaining_ms": 52000,
              "open_quiz_id": "w1-s1-c1-q-tf",
              "tried": [
                true
              ],
              "hint": "Think of the rain.",
              "reading_ms": 4600
            }
          }
        ],
        "endless": {
          "quiz_time_id": "qt-endless",
          "run": {
            "id": "58d09c3b-e6f1-4a72-8b34-c7a915d20f6e",
            "lives": 1,
            "stars": 7,
            "ranked": true,
            "remaining_ms": null,
            "open_quiz_id": null
          }
        }
      }
    }
  },
  "reportReadingTime": {
    "example": {
      "counted_ms": 42000,
      "total_ms": 42000
    }
  },
  "reportClientError": {
    "example": {
      "message": "It is done."
    }
  },
  "getAbout": {
    "example": {
      "data": {
        "content": {
          "title": "Sirah Trails starter pack",
          "version": "0.1.0",
          "licence": "CC-BY-4.0",
          "credit": "Sirah Trails starter pack, by the Sirah Trails authors, CC BY 4.0",
          "origin": "A machine drafted these texts."
        },
        "review": {
          "reviewed": 0,
          "texts": 420,
          "by": null
        },
        "written": {
          "worlds": 1,
          "chapters": 5,
          "questions": 25,
          "books": 1,
          "people": 12,
          "terms": 30,
          "activities": 3
        },
        "works": [
          "Quran",
          "Sahih al-Bukhari"
        ]
      }
    }
  },
  "getConfiguration": {
    "example": {
      "product": "Sirah Trails",
      "owner": "A charity",
      "support_email": "help@example.org",
      "catalogue": "en",
      "google": true,
      "capabilities": [
        "about",
        "account",
        "calm",
        "client_errors",
        "consent",
        "hide",
        "legal",
        "mistakes",
        "neighbours",
        "practice",
        "read_aloud",
        "reading_time",
        "running"
      ],
      "api_base": null,
      "host_rewrites": {},
      "demo": null
    }
  }
} satisfies {
  readonly [Id in keyof operations]?: Readonly<Record<string, ResponseBody<Id>>>;
};
