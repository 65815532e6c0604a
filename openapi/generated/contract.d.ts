// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.

export interface paths {
    "/api/auth/v1/signin/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description A network address with too many wrong passwords gets 429, except for learners who have signed in from it within 30 days, one at a time, and for devices that send the mark of an earlier sign-in.
         */
        post: operations["signInStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/get-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange a one-time code for a session
         * @description The code comes in the address to which Google or a mailed link returns, 60 seconds good and once. The verifier is known only to the browser that began: it sent its SHA-256 hash, as base64url, at the start. Everything else gets one fixed 401, whether or not the e-mail has an account. The session proves the address too, where that was still to do.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a sign-in with Google
         * @description The browser goes here as to a page. It comes back to `/auth/oauth/callback?email=&code=`, which get-token exchanges, or to `/auth/signin?error=` with one of google_off, google_unavailable, google_cancelled, google_failed, google_email_unverified, google_email_taken, account_deactivated. The last one comes with `email` and `code`: get-token then answers 403 with the reason and the full name.
         */
        get: operations["loginGoogle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/login-google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way back from Google
         * @description The redirect address that is registered with the issuer. Only the browser that began gets on.
         */
        get: operations["returnFromGoogle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify-email/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way back from the link in the mail of a sign-up
         * @description The browser goes here as to a page, and on to `/auth/callback?email=&code=`, which get-token exchanges in the browser that signed up; any other asks for the six digits of the same mail there. It may be followed more than once in its 10 minutes, and proves nothing by itself: programs that look at mail follow links too. A link that is over leads to `/auth/signin?error=link_over`.
         */
        get: operations["followMailedLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/signup/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a student
         * @description Sending it states that a parent or guardian agrees; time and version of the text in force are stored. Answers
         *     no token: a code goes to the address, and `verify-email` gives the session. With a `challenge` the mail also brings a
         *     link for this browser. With `replaces` (addition `correct_email`) it corrects an earlier sign-up.
         */
        post: operations["signUpStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the e-mail address by the code sent to it */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/verify-email/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code that proves the address again
         * @description The answer is the same whether or not the address has an account. A new code and link end those before.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to choose a new password
         * @description The response is the same whether or not the address has an account. The mail carries six digits for 10 minutes, and a link
         *     for a day that leads to `/auth/forgot-password#email=&token=` of the app: its reset step sends the token to
         *     `reset-password`. The link works once, in any browser, whatever others request or try meanwhile.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/forgot-password/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code for a new password again
         * @description The response is the same whether or not the address has an account. A new code ends the one before, a link stays.
         */
        post: operations["resendResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/check-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code for a new password
         * @description A right code stays good until the reset or its end, 10 minutes after it was sent; a wrong one costs one of five attempts.
         */
        post: operations["checkOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the mailed code or link
         * @description Ends every session of the learner, every code and every link.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/recover-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a deactivated account
         * @description The answer is always the same. The request reaches the administrator, unconfirmed until the link that is mailed to the
         *     address was followed; one a day for each address.
         */
        post: operations["recoverAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/update-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete or change the learner's details
         * @description Age and gender are set once; after that only the administrator changes them.
         */
        put: operations["updateFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends the other sessions of the learner. A wrong current password is 422, never 401.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State that a parent or guardian agrees
         * @description For learners with a Google account. Stores the time and the version of the text; an earlier entry for that text stays.
         */
        post: operations["recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description The bearer is the last token, live or expired. It is replaced; the one before answers 10 seconds more.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/v1/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback, with a picture or without
         * @description Goes to the people who run the instance. The picture may have 5 MB (5242880 bytes) and 40 million pixels; it is
         *     drawn anew, so that nothing of the file but what can be seen is kept, and nobody can fetch it.
         */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz/v1/quiz-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Difficulties with the learner's stars */
        get: operations["listQuizTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Worlds in order */
        get: operations["listTrails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One world */
        get: operations["getTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/subtrails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sub-trails of a world */
        get: operations["listSubTrails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chapters of a sub-trail */
        get: operations["listChapters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/chapter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One chapter */
        get: operations["getChapter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/{id}/unlock-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The avatar items that a world or sub-trail gave last
         * @description Grants nothing. An item is given once, at the difficulty at which its place was first completed.
         */
        get: operations["getUnlockedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/{id}/get-badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The badge of a completed world or sub-trail
         * @description Grants nothing.
         */
        get: operations["getBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of a chapter
         * @description Starts no clock. Carries content only for questions that the learner has opened in this run.
         */
        get: operations["listQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/quiz/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a question
         * @description The first call starts the question's clock; later calls answer the same deadline. Never prefetch it.
         */
        get: operations["openQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trails/v1/quiz/{quizId}/submit-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description Marked in one transaction. An answer to a closed question gives its stored result again. An answer later than the deadline and two seconds of grace counts as time-up. A learner may send five answers in a second.
         */
        post: operations["submitAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz/v1/delete-answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Abandon a failed run, so that the chapter can be played again
         * @description The id is the chapter's. A passed run is abandoned only where the chapter is `replayable`. The history is kept, and stars earned before never change. Sixty times in an hour.
         */
        delete: operations["deleteAnswers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz/v1/{quizTimeId}/endless-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next question of the endless mode
         * @description Begins a game when none is going on. Until the open question is closed the same one is answered again. When its time ran out meanwhile, the game is over and `data` is null once. A learner may begin 60 games an hour; the questions of a game under way are never refused.
         */
        post: operations["nextEndlessQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/{quizTimeId}/endless-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same at the address without prefix and version */
        post: operations["nextEndlessQuizBare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz/v1/{quizTimeId}/endless-mode/submit-answer/{quizId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the open question of the endless mode
         * @description One life: a wrong answer and a late one end the game. An answer to a closed question of the last game gives its stored result again. The right answer to the last question of all gives ENDLESS_COMPLETED. A learner may send five answers in a second.
         */
        post: operations["submitEndlessAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same at the address without prefix and version */
        post: operations["submitEndlessAnswerBare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/motivational-quote/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quote of a world for a moment of play */
        get: operations["getMotivationalQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a board */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboards/v1/my-rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learner's place on a board */
        get: operations["getMyRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The summary of the learner or of another learner */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the shelf */
        get: operations["listBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/books/font-size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The size of the reader's text */
        get: operations["getFontSize"];
        put?: never;
        /** Choose the size of the reader's text */
        post: operations["saveFontSize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/book/last-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book that the learner read last */
        get: operations["getLastReadBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/book/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the page where the learner is
         * @description Keeps this page and the furthest ever reached. A finished book stays finished. A page past the end of the book counts as its last.
         */
        post: operations["saveBookProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/book/progress/{bookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the learner is in a book */
        get: operations["getBookProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/v1/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a learner's avatar wears */
        get: operations["getAvatar"];
        /**
         * Dress the learner's avatar
         * @description A part without a code stays as it is, and so does a switch that is left out. An item that the learner has not earned yet is refused. The same request has the same effect however often it comes.
         */
        put: operations["putAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/v1/avatar/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the avatar can wear */
        get: operations["listAvatarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/book/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One book with its pages */
        get: operations["getBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/book/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of books */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/glossaries/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the glossary */
        get: operations["listGlossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/glossaries/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One term */
        get: operations["getGlossaryEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fun-activities/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the activities */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fun-activities/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One activity with its PDFs */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Competitions */
        get: operations["listCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/v1/competition/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One competition */
        get: operations["getCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the people */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/theme/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Colours and pictures of the whole app
         * @description Chosen in the content pack. It also stands in the page, so that the web app need not ask.
         */
        get: operations["getTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the learner's own screens need of the account */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choices that change the rules or what others see */
        get: operations["getSettings"];
        /**
         * Change the clock, the sending of pairs, or hide from boards and profiles
         * @description What is left out stays as it is. A question that is open keeps the time it was opened with.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A copy of everything that belongs to the learner */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account and everything that belongs to it
         * @description At once and for good; the sessions end with it. Proven by the password, or by a mailed code of the purpose `delete-account`: the only way for an account without a password.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/account/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the learner a code for their account
         * @description For a first password (refused with `HAS_PASSWORD` where there is one) or for the deletion. A new code ends the one of the same purpose before.
         */
        post: operations["sendAccountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/account/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password of an account that signs in with Google
         * @description Proven by a mailed code of the purpose `set-password`. Ends the other sessions of the learner.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/mistakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a mistake in a text or a question
         * @description Stored for the people who look after the content, with the version of the content pack.
         */
        post: operations["reportMistake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of the small print */
        get: operations["listLegalPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/legal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the small print
         * @description Open without a session, because a parent reads it before giving consent.
         */
        get: operations["getLegalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/leaderboards/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learner's place on a board with the places around it */
        get: operations["getNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/practice/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of a passed chapter, to practise
         * @description No lives, no clock, no score.
         */
        get: operations["listPracticeQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/practice/quiz/{quizId}/submit-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an answer to a question of a passed chapter
         * @description Writes nothing. Refused (`QUIZ_OPEN`) while a try or a game under way still has to close the same question.
         */
        post: operations["submitPracticeAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/practice/mistakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that the learner has got wrong and that come back today
         * @description Five at most, the latest mistake first: of passed chapters only, and none that still waits in a try or a game under way. A question comes back after 1, 3, 7 and 21 days; a wrong answer begins again.
         */
        get: operations["listReviewQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/practice/mistakes/{quizId}/submit-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question that has come back
         * @description Marks as practice does, and notes when a due question comes back. One that is not due is only marked, so that an answer sent again changes nothing.
         */
        post: operations["submitReviewAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/album": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People and words that the learner has met, and the count of finished books
         * @description Those named on the read pages of a book or by a question that the learner has answered. Everything stays readable in the lists of people and words; this only marks it.
         */
        get: operations["getAlbum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/chapters/{chapterId}/found-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the learner has found out in a passed chapter */
        get: operations["getFoundOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/entries/{kind}/{id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first page of a book that tells of a person or a word */
        get: operations["getEntryBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What today holds for the learner
         * @description Questions that are due for review, or a word of the glossary that is the same for everybody all day.
         */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The learner's camp-fire days of a month
         * @description Days with an answer or a minute of reading, in the time zone of the settings. An answer or a report of reading that the device has held back counts for its own day when it arrives by the end of the next one, else for the day on which it arrives. Days before this addition come from the answers, in UTC.
         */
        get: operations["listDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chapter that visitors without an account can play
         * @description The first chapter of the content and the book that tells it.
         */
        get: operations["getTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/trial/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the trial, or go on with it
         * @description Without a token a new run starts. The token contains the run, and the device stores it; the provider stores nothing. An older token is accepted. A token that is forged or older than 30 days is a 409 (`TRIAL_ENDED`): start without one.
         */
        post: operations["openTrialRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/trial/quiz/{quizId}/submit-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question of the trial
         * @description Marks as `submitAnswer` does, and writes nothing. The response has the next token; the same token with the same answer has the same result, so a call can be sent again.
         */
        post: operations["submitTrialAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/trial/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The book of the trial with its pages
         * @description Without progress, which the device stores. Names in the text are plain, because their cards need a session.
         */
        get: operations["getTrialBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/trial/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a visitor's avatar can wear
         * @description The starters, the skin tones and the figures below them.
         */
        get: operations["listTrialItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/quiz/{quizId}/read-aloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the open question is read aloud
         * @description Adds the time that it takes to hear the question, of a chapter or, with the quiz time of the endless mode, of the game, to its clock, once for each question, as `reading_ms` of the run tells. Sent again it adds nothing.
         */
        post: operations["readQuizAloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The learner's tries and endless game under way
         * @description What the learner can go on with: a try with lives and a question to answer, also with three stars or more, and the endless game. Only read: no clock starts, and a question whose time is up counts as closed without being stored.
         */
        get: operations["listRunning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/reading-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell how long a page was read actively
         * @description Only time in which the page was visible and the learner active, five minutes of a report at most, and no moment twice. A report that says when it began counts in whatever order it comes, so reports can wait until there is a network. One that does not has just ended, and never more of it counts than has passed since the report before.
         */
        post: operations["reportReadingTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the app has crashed on a device
         * @description Counts a crash by its code, screen and build. A report holds no message, id or address, and a client sends no token with it: the provider counts crashes, not learners.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the content is, how much of it a scholar has reviewed, and on what it rests
         * @description Open without a session, because a parent reads it before joining.
         */
        get: operations["getAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/x/v1/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the web app shows and offers with this provider */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: email */
        Email: string;
        Password: string;
        /** @description The mark of this device. A sign-in gives one; the app keeps it on the device, at sign-out too, and sends it with the next sign-in of any learner there. Wrong guesses of others then do not keep these learners out. */
        Device: string;
        SignIn: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            device?: components["schemas"]["Device"];
        };
        /**
         * @example {
         *       "message": "Please check the marked fields.",
         *       "error": "Please check the marked fields.",
         *       "code": "VALIDATION_FAILED",
         *       "errors": {
         *         "email": [
         *           "Please enter a valid email address"
         *         ]
         *       }
         *     }
         */
        Error: {
            /** @description A sentence that can be shown. */
            message: string;
            /** @description The same sentence under the name that older clients read. */
            error?: string;
            /** @description A stable code for programs. */
            code?: string;
            /** @description Messages by field. */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * @example {
         *       "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
         *       "username": "Trail Fox",
         *       "email": "fox@example.org",
         *       "first_name": "Amina",
         *       "last_name": "Yusuf",
         *       "age": "11-15 Years Old",
         *       "gender": "female",
         *       "student": {
         *         "gender": "female",
         *         "age": "11-15 Years Old"
         *       }
         *     }
         */
        User: {
            id: string;
            /** @description The display name. */
            username: string;
            email: string;
            first_name: string | null;
            last_name: string | null;
            age: string | null;
            gender: string | null;
            student: {
                gender: string | null;
                age: string | null;
            };
        };
        AuthResponse: {
            access_token: string;
            device?: components["schemas"]["Device"];
            user: components["schemas"]["User"];
            message: string;
        };
        /** @description SHA-256, as base64url, of a verifier that the browser keeps. It proves later that the same browser comes back: get-token begins the session of a mailed link in this browser alone, and attempts at the code count separately for it. */
        Challenge: string;
        /** @description What this browser has kept since it requested the code with a `challenge`. With it the browser has five attempts of its own, which attempts from elsewhere do not use up. */
        Verifier: string;
        /** @description An earlier sign-up of this browser that has not proved its address, with the verifier of its `challenge`. It ends, and its name is free again. A sign-up that this browser did not make, or that has proved its address, stays as it is. */
        PendingSignUp: {
            username: string;
            email: components["schemas"]["Email"];
            verifier: components["schemas"]["Verifier"];
        };
        SignUp: {
            /** @description The display name; not a real name. */
            username: string;
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            challenge?: components["schemas"]["Challenge"];
            replaces?: components["schemas"]["PendingSignUp"];
        };
        UserAnswer: {
            user: components["schemas"]["User"];
            message: string;
        };
        /** @description The six digits of the mail. */
        Otp: string;
        CodeOfEmail: {
            email: components["schemas"]["Email"];
            otp: components["schemas"]["Otp"];
            verifier?: components["schemas"]["Verifier"];
        };
        VerifiedAnswer: {
            access_token?: string;
            user: components["schemas"]["User"];
            message: string;
        };
        EmailAndChallenge: {
            email: components["schemas"]["Email"];
            challenge?: components["schemas"]["Challenge"];
        };
        /** @description With the code of the mail, or with the token of its link. */
        NewPassword: {
            email: components["schemas"]["Email"];
            otp?: components["schemas"]["Otp"];
            verifier?: components["schemas"]["Verifier"];
            /** @description The token of the mailed link; then no code is needed. */
            token?: string;
            password: components["schemas"]["Password"];
            password_confirmation: components["schemas"]["Password"];
        };
        RecoveryRequest: {
            email: components["schemas"]["Email"];
            message: string;
        };
        /** @enum {string} */
        SkinCode: "skin_1" | "skin_2" | "skin_3";
        /** @example head-kufi */
        ItemCode: string;
        AvatarChoice: {
            skin: components["schemas"]["SkinCode"];
            head_code?: components["schemas"]["ItemCode"];
            top_code?: components["schemas"]["ItemCode"];
            pants_code?: components["schemas"]["ItemCode"];
            shoes_code?: components["schemas"]["ItemCode"];
            /** @description Left out stays as it is. */
            scarf?: boolean;
            /** @description Anybody may switch it on. Left out stays as it is. */
            wheelchair?: boolean;
        };
        /** @description The trial of a visitor who completes a new account: the stars of the run, the page in the book of the trial and the avatar. The first completion of the account takes it; a run is credited to one account only. What does not fit is left out, and the account is complete all the same. */
        TrialCredit: {
            token?: string;
            /** @description The page to go on from. */
            page?: number;
            avatar?: components["schemas"]["AvatarChoice"];
        };
        ProfileUpdate: {
            first_name: string;
            last_name: string;
            /** @enum {string} */
            age: "5-10 Years Old" | "11-15 Years Old" | "16-20 Years Old" | "> 20 Years Old";
            /** @enum {string} */
            gender: "female" | "male";
            trial?: components["schemas"]["TrialCredit"];
        };
        PasswordChange: {
            old_password: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            password_confirmation: components["schemas"]["Password"];
        };
        Consent: {
            /** @description The newest `updated` of the legal pages terms, privacy-parents and privacy-children. */
            version: string;
        };
        /** @example qt-easy */
        QuizTimeId: string;
        /** @example w1-s1-c1 */
        Id: string;
        /** @description What a card shows of a world. */
        World: {
            id: components["schemas"]["Id"];
            name: string;
            order: number;
            theme: string;
            /** Format: uri-reference */
            floating_island: string;
        };
        /** @description A chapter with its places. */
        NextStep: {
            trail: components["schemas"]["World"];
            sub_trail: {
                id: components["schemas"]["Id"];
                title: string;
                order: number;
            };
            chapter: {
                id: components["schemas"]["Id"];
                name: string;
                chapter: number;
            };
        };
        /** @description A difficulty. The row with difficulty 5 serves the endless mode. */
        QuizTime: {
            id: components["schemas"]["QuizTimeId"];
            /** @description Its number; 1 is the default. */
            difficulty: number;
            /** @example Easy */
            difficulty_label: string;
            /** @description Seconds for one question. */
            time: number;
            /** @description Stars of this learner in what the content holds. */
            star: number;
            /** @description Stars that the content holds; none for the endless mode. */
            total_star: number;
            /** @description The first chapter that the learner may choose in the last open world; null where all that is open is passed, and for the endless mode. */
            next_step?: components["schemas"]["NextStep"] | null;
        };
        /** @description A world. */
        Trail: {
            id: components["schemas"]["Id"];
            name: string;
            order: number;
            /** @example desert */
            theme: string;
            locked: boolean;
            /** @description Stars of this learner at this difficulty. */
            star: number;
            /** @description Stars that the world holds. */
            total_star: number;
            sub_trail_count: number;
            chapter_count: number;
            /** @description The address of a picture. */
            background: string;
            /** @description The address of a picture. */
            floating_island: string;
            /** @description The address of a picture. */
            map: string;
        };
        SubTrail: {
            id: components["schemas"]["Id"];
            order: number;
            title: string;
            locked: boolean;
            /** @description Chapters that are not passed yet. */
            remaining_chapters: number;
            chapter_count: number;
            /** @description Place on the map, in percent of its width and height. */
            position: {
                x: number;
                y: number;
            };
        };
        /** @enum {string} */
        QuestionType: "multiple_choice" | "true_or_false" | "drag_and_drop" | "matchup_words" | "unscramble_words";
        QuizSummary: {
            id: components["schemas"]["Id"];
            order: number;
            type: components["schemas"]["QuestionType"];
        };
        Category: {
            id: string;
            name: string;
        };
        BookSummary: {
            id: components["schemas"]["Id"];
            title: string;
            cover_url: string;
            max_page: number;
            categories: components["schemas"]["Category"][];
        };
        Chapter: {
            id: components["schemas"]["Id"];
            /** @description Number in its sub-trail. */
            chapter: number;
            title: string;
            /** @description The same as the title. */
            name: string;
            /** @description The learner's best try at this difficulty. */
            star: number;
            /** @description One for each question. */
            total_star: number;
            locked: boolean;
            /** @description Passed without a clock, so none of its stars count on boards: `delete-answer` abandons the passed try, and the next one, with a clock, can earn stars that count. False while the learner plays without a clock. */
            replayable?: boolean;
            /** @description No confetti and no cheering sound. */
            quiet: boolean;
            /** @description None while the chapter is locked. */
            quizzes: components["schemas"]["QuizSummary"][];
            /** @description Those that help; none while the chapter is locked. */
            books: components["schemas"]["BookSummary"][];
        };
        /** @description An avatar item as an award screen shows it. */
        UnlockedItem: {
            id: string;
            code: components["schemas"]["ItemCode"];
            name: string;
            url: string;
            category: {
                /** @enum {string} */
                name: "head" | "top" | "pants" | "shoes";
            };
        };
        /** @enum {string} */
        BadgeType: "trail" | "sub_trail";
        Badge: {
            /** @description The world or sub-trail that it stands for. */
            id: components["schemas"]["Id"];
            type: components["schemas"]["BadgeType"];
            name: string;
            /** @description Of a sub-trail in its world; null for the world's own. */
            number: number | null;
            image: string;
        };
        MultipleChoiceContent: {
            question: string;
            image: string | null;
            /** @description Of the same size as the map in `image`, and laid over it. */
            image_layer?: string;
            image_alt: string;
            /** @description From letter to label. */
            choices: {
                [key: string]: string;
            };
        };
        TrueOrFalseContent: {
            question: string;
            image: string | null;
            /** @description Of the same size as the map in `image`, and laid over it. */
            image_layer?: string;
            image_alt: string;
        };
        DragAndDropContent: {
            question: string;
            image: string | null;
            /** @description Of the same size as the map in `image`, and laid over it. */
            image_layer?: string;
            image_alt: string;
            options: string[];
        };
        MatchupWordsContent: {
            question: string;
            image: string | null;
            /** @description Of the same size as the map in `image`, and laid over it. */
            image_layer?: string;
            image_alt: string;
            /** @description Numeric keys hold the question side, named keys the answer side. */
            options: {
                [key: string]: string;
            };
            /** @description The question side of the map */
            left: string[];
            /** @description The answer side of the map */
            right: string[];
        };
        UnscrambleWordsContent: {
            question: string;
            image: string | null;
            /** @description Of the same size as the map in `image`, and laid over it. */
            image_layer?: string;
            image_alt: string;
            /** @description The scrambled letters. */
            words: string[];
        };
        /** @description What a learner may see of a question. It never holds the key. */
        PublicQuestion: components["schemas"]["MultipleChoiceContent"] | components["schemas"]["TrueOrFalseContent"] | components["schemas"]["DragAndDropContent"] | components["schemas"]["MatchupWordsContent"] | components["schemas"]["UnscrambleWordsContent"];
        /** @description By type: a letter, a boolean, option texts in slot order, a map from question to answer, a list with one word. Empty: '', null, empty slots, an empty list or map, ['']. */
        Answer: string | boolean | string[] | {
            [key: string]: string;
        } | null;
        /** @description A question of a chapter. `content` is there only once the learner has opened it. */
        Quiz: {
            id: components["schemas"]["Id"];
            order: number;
            type: components["schemas"]["QuestionType"];
            /** @description The number of the question that comes now, or of the last one when none is left; in practice its own. */
            current_question_number: number;
            content?: components["schemas"]["PublicQuestion"];
            user_answer?: components["schemas"]["Answer"];
            /** @description It takes no more answers. */
            closed: boolean;
            /**
             * @description How a closed question ended.
             * @enum {string}
             */
            outcome?: "right" | "wrong" | "time_up";
        };
        /** @description The part of `remaining_ms` that was added for reading and runs down first: 3 s and 0.8 s for each word of the hint or of a question that is read aloud, 30 s at most each time. Null without a clock or an open question. Without this field the clock runs on while the learner reads. */
        ReadingMs: number | null;
        /** @description One try at a chapter, as the server sees it. Clients replace their state by it whole. */
        Run: {
            id: string;
            lives: number;
            stars: number;
            /** @description Whether all its stars so far count on boards. */
            ranked?: boolean;
            /** @description Until the open question's deadline; null without a clock. */
            remaining_ms: number | null;
            /** @description The question that waits for an answer. */
            open_quiz_id: string | null;
            /** @description Wrong answers to the open question, in their order; a submission of one of them would cost a life again. */
            tried?: components["schemas"]["Answer"][];
            /** @description Of the open question; null before its first wrong answer. */
            hint?: string | null;
            /** @description Pairs of the open match-up that are right and stay, from question side to answer side. */
            found?: {
                [key: string]: string;
            };
            reading_ms?: components["schemas"]["ReadingMs"];
        };
        /** @description Without `quiz_time_id` the answer is to the learner's latest try at the chapter that is not over, else to the latest one. An answer with `time_up`, and an empty one, say that the clock has run out. */
        AnswerCommand: {
            answer: components["schemas"]["Answer"];
            quiz_time_id?: components["schemas"]["QuizTimeId"];
            time_up?: boolean;
            /**
             * Format: date-time
             * @description When the learner answered, for an answer that the device has held back. It decides the camp-fire day alone, and only up to the day before.
             */
            answered_at?: string;
        };
        /** @enum {string} */
        AnswerCode: "ALL_ANSWERS_CORRECT" | "PARTIAL_ANSWERS_CORRECT" | "ENDLESS_COMPLETED" | "WRONG_ANSWER" | "TIME_UP";
        /** @description Parts of this question that are right so far, and its parts in all. */
        AnswerSummary: {
            correct: number;
            total: number;
        };
        Reference: {
            work: string;
            section: string;
            /**
             * @description Q Quran, H sound collection of hadith, S classical biography, G plain knowledge, M modern summary.
             * @enum {string}
             */
            grade: "Q" | "H" | "S" | "G" | "M";
            /**
             * @description Whether the source tells the fact, or only calls it to mind. Without it a verse recalls and any other source says.
             * @enum {string}
             */
            claim?: "says" | "recalls";
            /** @description The edition that the place in `section` belongs to. */
            edition?: string;
            /** @description The Arabic title of the work. */
            arabic?: string;
        };
        /** @description The page of the book that tells what the question asks, once the question is closed; null where there is none, and while the explanation is held back. */
        BookPage: {
            id: components["schemas"]["Id"];
            page: number;
        } | null;
        /** @description What one answer has earned for good. */
        Rewards: {
            items: components["schemas"]["UnlockedItem"][];
            badges: components["schemas"]["Badge"][];
        };
        /** @description The key (`correct_answers`), the explanation and the references leave only when the question is closed. They are null and empty, too, while a try of the learner at another difficulty still has to close the same question. PARTIAL never adds a star, whatever `result` says. */
        AnswerResult: {
            result: boolean;
            code: components["schemas"]["AnswerCode"];
            /** @description Stars of this run. */
            currentScore: number;
            answer_summary: components["schemas"]["AnswerSummary"];
            correct_answers: components["schemas"]["Answer"];
            remaining_ms: number | null;
            lives: number;
            reading_ms?: components["schemas"]["ReadingMs"];
            /** @description After a wrong answer to a question that is still open. */
            hint: string | null;
            explanation: string | null;
            references: components["schemas"]["Reference"][];
            book?: components["schemas"]["BookPage"];
            quiet: boolean;
            run: components["schemas"]["Run"];
            /** @description The next question, so that Continue shows it at once. Its clock starts when it is opened. */
            next_quiz: components["schemas"]["Quiz"] | null;
            rewards?: components["schemas"]["Rewards"];
        };
        /** @description One game of the endless mode. Its stars are its score. */
        EndlessRun: {
            id: string;
            lives: number;
            stars: number;
            /** @description Whether all its stars so far count on the board. */
            ranked: boolean;
            remaining_ms: number | null;
            open_quiz_id: string | null;
            reading_ms?: components["schemas"]["ReadingMs"];
        };
        /** @description Of a game that is over; BEST_SCORE when no earlier game has more stars, and it has any. */
        EndlessStatus: ("BEST_SCORE" | "NOT_BEST_SCORE") | null;
        EndlessQuiz: {
            /** @description Null when the game has just ended by time, or because newer content leaves nothing to ask. */
            data: components["schemas"]["Quiz"] | null;
            run: components["schemas"]["EndlessRun"];
            status: components["schemas"]["EndlessStatus"];
        };
        EndlessAnswerCommand: {
            answer: components["schemas"]["Answer"];
            time_up?: boolean;
        };
        EndlessResult: {
            result: boolean;
            code: components["schemas"]["AnswerCode"];
            /** @description Stars of this game. */
            currentScore: number;
            /** @description The best game of the learner so far. */
            total_star: number;
            status: components["schemas"]["EndlessStatus"];
            answer_summary: components["schemas"]["AnswerSummary"];
            /** @description Null, like the explanation, while a try of the learner still has to close the same question. */
            correct_answers: components["schemas"]["Answer"];
            remaining_ms: number | null;
            lives: number;
            /** @description Never told: a wrong answer ends the game. */
            hint: null;
            explanation: string | null;
            references: components["schemas"]["Reference"][];
            book?: components["schemas"]["BookPage"];
            quiet: boolean;
            run: components["schemas"]["EndlessRun"];
        };
        MotivationalQuote: {
            image: string | null;
            title: string;
            /** @description HTML of the allow-list. */
            description: string;
        };
        /** @enum {string} */
        BoardType: "learning_journey" | "endless_mode";
        AvatarHead: {
            id: string;
            name: string;
            image: string;
        };
        LeaderboardEntry: {
            /** @description Learners with equally many stars share one. */
            rank: number;
            name: string;
            total_star: number;
            avatar_head: components["schemas"]["AvatarHead"];
            user_id: string;
        };
        /** @description The learner's own place. The rank is null until there is a star. */
        YourRank: {
            rank: number | null;
            name: string;
            total_star: number;
            /** @description Of the endless mode: the running or last game. */
            current_score: number;
            /** @description Stars of the journey, or of the best game, that do not count on this board: earned without a clock, or too fast. */
            unranked_star?: number;
            /** @description The learner hides and is alone to see this place. Absent means no. */
            hidden?: boolean;
            user_id: string;
            avatar_head: components["schemas"]["AvatarHead"];
        };
        Leaderboard: {
            leaderboard: components["schemas"]["LeaderboardEntry"][];
            your_rank: components["schemas"]["YourRank"];
            current_page: number;
            per_page: number;
            /** @description How many learners stand on the board. */
            total_data: number;
            /** @description For `after` of the next page; null behind the last row. */
            next_cursor?: string | null;
        };
        ListedBadge: components["schemas"]["Badge"] & {
            /** @description Whether the learner has it. */
            earned: boolean;
        };
        Medal: {
            rank: number;
            /** @enum {string} */
            difficulty: "easy" | "medium" | "hard" | "expert";
            total_star: number;
            quiz_time_id: components["schemas"]["QuizTimeId"];
        };
        /** @description Places as they are now; in the journey only those among the first ten. */
        Medals: {
            regular_medals: components["schemas"]["Medal"][];
            /** @description Null without a star of endless mode that counts on its board. */
            endless_rank: number | null;
        };
        /** @description A learner's summary, for home and for the public profile. Age, gender and whether the avatar is chosen are there for the learner alone. */
        Profile: {
            user_id: string;
            name: string;
            /** Format: date-time */
            joined_at: string;
            age?: string | null;
            gender?: string | null;
            /** @description Whether the learner has chosen an avatar, for the learner alone. Until then the head is a picture without a face. Absent means chosen. */
            avatar_chosen?: boolean;
            avatar_head: components["schemas"]["AvatarHead"];
            achievements: {
                trails_complete: number;
                /** @description Stars over all difficulties. */
                trails_points: number;
                /** @description Chapters passed with three stars or more. */
                chapter_read: number;
                /** @description Hours of active reading with one decimal. */
                reading_time: number;
            };
            /** @description Pictures in the order of the journey */
            badges: string[];
            /** @description Every badge of the journey in its order, for the learner alone; of another learner the earned ones. Absent where the provider names no badges. */
            badge_list?: components["schemas"]["ListedBadge"][];
            medals: components["schemas"]["Medals"];
        };
        Authors: {
            name: string;
        }[];
        /**
         * @description 1 in progress, 2 finished.
         * @enum {integer}
         */
        ReadingStatus: 1 | 2;
        /** @description Empty until the learner has read a page. The first item counts. */
        ReadingProgress: {
            /** @description Where the learner stopped. */
            page_count: number;
            /** @description The furthest page ever reached. */
            furthest_page?: number;
            status?: components["schemas"]["ReadingStatus"];
        }[];
        /** @description A book as lists show it. */
        BookCard: {
            id: components["schemas"]["Id"];
            title: string;
            authors: components["schemas"]["Authors"];
            cover_url: string;
            max_page: number;
            /** @description Minutes. */
            reading_time: number;
            /** @description HTML of the allow-list. */
            description: string;
            categories: components["schemas"]["Category"][];
            reading_progress: components["schemas"]["ReadingProgress"];
        };
        BookList: {
            data: components["schemas"]["BookCard"][];
            total_data: number;
            page: number;
            size: number;
        };
        /**
         * @description Pixels.
         * @enum {integer}
         */
        FontSize: 14 | 16 | 20;
        FontSizeRecord: {
            /** @description The record of the learner. */
            id: string;
            font_size: components["schemas"]["FontSize"];
        };
        ProgressCommand: {
            book_id: components["schemas"]["Id"];
            page_count: number;
            status: components["schemas"]["ReadingStatus"];
        };
        BookProgress: {
            book_id: components["schemas"]["Id"];
            /** @description Where the learner stopped. */
            page_count: number;
            /** @description The furthest page ever reached. */
            furthest_page?: number;
            status: components["schemas"]["ReadingStatus"];
        };
        /** @description A picture on each skin tone. */
        SkinPictures: {
            url_skin_1: string;
            url_skin_2: string;
            url_skin_3: string;
        };
        /** @description Something that the avatar wears, or a skin tone (then the pictures are null and the colour is given). */
        AvatarItem: {
            id: string;
            code: components["schemas"]["ItemCode"];
            name: string;
            description: string;
            url: string | null;
            /** @description The same on the first skin tone. */
            url_skin_1: string | null;
            url_skin_2: string | null;
            url_skin_3: string | null;
            /** @enum {string} */
            item_category: "head" | "top" | "pants" | "shoes" | "skin_color";
            /** @description Name of the world that gives the item. */
            related_world: string | null;
            /**
             * @description Whose figure it is drawn for.
             * @enum {string}
             */
            suits?: "all" | "girls" | "boys";
            /** @description The item over a scarf, for a learner who can switch the scarf on. Null where there is nothing to switch: for what is a scarf itself, what is no head, and figures other than a girl's. Absent means null. */
            with_scarf?: components["schemas"]["SkinPictures"] | null;
            /** @enum {string} */
            status: "unlocked" | "locked";
            /** @description The sub-trail or world that gives the item. */
            unlocked_at_id: string | null;
            /** @description Name of the sub-trail or world that gives the item. */
            unlocked_at_name?: string | null;
            /** @description Of a skin tone. */
            colour?: string;
        };
        /** @description The wheelchair behind and before the figure, so that it can be tried on. */
        WheelchairLayers: {
            back_url: string;
            front_url: string;
        };
        Avatar: {
            id: string;
            user_id: string;
            /** @description Whether the learner has chosen the avatar. Until then it says what a learner could begin with, and its skin means nothing. Absent means chosen. */
            chosen?: boolean;
            skin: components["schemas"]["SkinCode"];
            head: components["schemas"]["AvatarItem"];
            top: components["schemas"]["AvatarItem"];
            pants: components["schemas"]["AvatarItem"];
            shoes: components["schemas"]["AvatarItem"];
            skin_color: components["schemas"]["AvatarItem"];
            /** @description Whether the head is worn `with_scarf`. Absent means false. */
            scarf?: boolean;
            /** @description Whether the figure sits in a wheelchair. Absent means false. */
            wheelchair?: boolean;
            /** @description The figure itself, under all that it wears. Null while the learner's gender is not known. Pictures lie over each other in this order: back of the wheelchair, body, shoes, pants, top, head, front of the wheelchair. */
            body?: components["schemas"]["SkinPictures"] | null;
            wheelchair_layers?: components["schemas"]["WheelchairLayers"];
        };
        Difference: {
            /** @description The subject as a question. */
            about: string;
            reports: {
                text: string;
                references: components["schemas"]["Reference"][];
            }[];
        };
        /** @description A scene, or a map with one layer above it; null without a picture. */
        PagePicture: {
            url: string;
            /** @description Of the same size as the map and laid over it. */
            layer_url?: string | null;
            alt: string;
        } | null;
        Book: {
            id: components["schemas"]["Id"];
            title: string;
            authors: components["schemas"]["Authors"];
            cover_url: string;
            max_page: number;
            /** @description Minutes. */
            reading_time: number;
            /** @description HTML of the allow-list. */
            description: string;
            categories: components["schemas"]["Category"][];
            /** @description The address of one recording of the whole book. */
            audio: string | null;
            /** @description The book tells of death or grief; its end is not celebrated. */
            quiet?: boolean;
            /** @description A question for readers of thirteen and older at the end. */
            think_further?: string | null;
            /** @description Subjects on which sources differ, for readers of thirteen and older at the end. */
            two_reports?: components["schemas"]["Difference"][];
            pages: {
                page: number;
                /** @description HTML of the allow-list. */
                content: string;
                /** @description The address of a recording of this page. */
                audio?: string | null;
                picture?: components["schemas"]["PagePicture"];
                /** @description A question to the reader. */
                question?: string | null;
                /** @description One or two sentences for readers of five to seven, in place of the content. HTML of the allow-list. */
                simple?: string | null;
                references?: components["schemas"]["Reference"][];
            }[];
            reading_progress: components["schemas"]["ReadingProgress"];
        };
        GlossaryEntry: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description How the title is said, as syllables: su-KHAY-la. */
            say?: string;
            /** @description HTML of the allow-list. */
            description: string;
            references?: components["schemas"]["Reference"][];
        };
        GlossaryList: {
            data: components["schemas"]["GlossaryEntry"][];
            current_page: number;
            total: number;
            last_page: number;
        };
        ActivityCard: {
            id: components["schemas"]["Id"];
            title: string;
            cover_url: string;
            /** @description Pages to print. */
            max_page: number;
            /** @example maze */
            category?: string;
        };
        ActivityList: {
            data: components["schemas"]["ActivityCard"][];
            current_page: number;
            total: number;
            last_page: number;
        };
        Activity: {
            id: components["schemas"]["Id"];
            title: string;
            cover_url: string;
            /** @description Pages to print. */
            max_page: number;
            /** @example maze */
            category?: string;
            /** @description HTML of the allow-list. */
            description: string;
            /** @description Where the PDF for A4 paper is fetched. It can be kept for ever. */
            pdf_url: string;
            /** @description Its path in the content pack. */
            path_pdf: string;
            /** @description One for each size of paper. */
            pdfs: {
                /** @enum {string} */
                paper: "A4" | "Letter";
                url: string;
                /** @description Size of the file; absent where it was imported without. */
                bytes?: number;
            }[];
        };
        Competition: {
            id: components["schemas"]["Id"];
            name: string;
            banner: string;
            /** @description HTML of the allow-list. */
            description: string;
            /**
             * Format: date-time
             * @description The first moment that counts.
             */
            start_date: string;
            /**
             * Format: date-time
             * @description The last moment that counts.
             */
            end_date: string;
            /** @description By https, to a host that the content pack allows. */
            external_link: string | null;
        };
        Person: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description How the title is said, as syllables: su-KHAY-la. */
            say?: string;
            /** @description HTML of the allow-list. */
            description: string;
            /** @description An emblem; never the person. */
            url: string | null;
            references?: components["schemas"]["Reference"][];
        };
        PeopleList: {
            data: components["schemas"]["Person"][];
            current_page: number;
            total: number;
            last_page: number;
        };
        /** @description Red, green and blue in hexadecimal, with transparency if it has any. */
        Color: string;
        /** @description A picture of the provider's own origin or one by https; null for the app's own picture. */
        ThemeAsset: string | null;
        Theme: {
            colors: {
                primary: components["schemas"]["Color"];
                shadow: components["schemas"]["Color"];
                surface: components["schemas"]["Color"];
                lightning: components["schemas"]["Color"];
            };
            assets: {
                avatar_background: components["schemas"]["ThemeAsset"];
                home_screen_background: components["schemas"]["ThemeAsset"];
                logo: components["schemas"]["ThemeAsset"];
            };
        };
        /**
         * @description What the time of a question is multiplied by, or none for no clock.
         * @enum {string}
         */
        Calm: "1" | "1.5" | "2" | "none";
        Settings: {
            calm: components["schemas"]["Calm"];
            /** @description Neither on boards nor with a public profile. */
            hidden: boolean;
            /** @description IANA name of the time zone in which days count; null before the app has sent it, which counts in UTC. */
            time_zone?: string | null;
            /** @description Whether the pairs of a match-up are sent together by Check, not each by its second word. Until the learner chooses, true for the age band 5-10. */
            pairs_by_check?: boolean;
        };
        Me: components["schemas"]["User"] & {
            /** Format: date-time */
            joined_at: string;
            /** @description Whether the e-mail address was proven. */
            verified: boolean;
            has_password: boolean;
            /** @description Whether the account can sign in with Google. */
            google: boolean;
            settings: components["schemas"]["Settings"];
            /** @description What a parent or guardian has agreed to, and when. */
            consent: {
                version: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        SettingsChange: {
            calm?: components["schemas"]["Calm"];
            hidden?: boolean;
            time_zone?: string;
            pairs_by_check?: boolean;
        };
        DeletionProof: {
            password?: string;
            otp?: components["schemas"]["Otp"];
        };
        CodePurpose: {
            /** @enum {string} */
            purpose: "set-password" | "delete-account";
        };
        FirstPassword: {
            otp: components["schemas"]["Otp"];
            password: components["schemas"]["Password"];
            password_confirmation: components["schemas"]["Password"];
        };
        Mistake: {
            /** @enum {string} */
            about: "question" | "chapter" | "page" | "person" | "term" | "activity" | "other";
            id: string;
            /**
             * @description What is wrong with it; without it, other.
             * @enum {string}
             */
            wrong?: "fact" | "answer" | "unclear" | "spelling" | "picture" | "other";
            /** @description In the learner's own words. */
            message?: string;
        };
        LegalHeading: {
            /** @enum {string} */
            id: "faq" | "terms" | "privacy-parents" | "privacy-children";
            title: string;
            /**
             * Format: date
             * @description The day of the last change.
             */
            updated: string;
        };
        LegalPage: components["schemas"]["LegalHeading"] & {
            html: string;
        };
        /** @description For a match-up all pairs that were found so far, with the new one. */
        PracticeAnswer: {
            answer: components["schemas"]["Answer"];
        };
        PracticeResult: {
            result: boolean;
            /** @enum {string} */
            code: "ALL_ANSWERS_CORRECT" | "PARTIAL_ANSWERS_CORRECT" | "WRONG_ANSWER";
            answer_summary: components["schemas"]["AnswerSummary"];
            correct_answers: components["schemas"]["Answer"];
            hint: string;
            explanation: string;
            references: components["schemas"]["Reference"][];
            book?: components["schemas"]["BookPage"];
            quiet: boolean;
        };
        AlbumPart: {
            met: components["schemas"]["Id"][];
            total: number;
        };
        Album: {
            people: components["schemas"]["AlbumPart"];
            terms: components["schemas"]["AlbumPart"];
            /** @description Finished books in all. */
            books_read: number;
        };
        /** @enum {string} */
        EntryKind: "person" | "term";
        FoundOut: {
            /** @description The chapter's closing sentence; null without one. */
            learnt: string | null;
            entries: {
                kind: components["schemas"]["EntryKind"];
                id: components["schemas"]["Id"];
                title: string;
                /** @description A person's emblem. */
                url: string | null;
            }[];
        };
        NamingPage: {
            book_id: components["schemas"]["Id"];
            title: string;
            cover_url: string;
            page: number;
            picture: components["schemas"]["PagePicture"];
        };
        Today: {
            /** @description Questions that `listReviewQuizzes` returns. */
            due: number;
            /** @description Questions that come back by the end of tomorrow, in the learner's time zone, beside those due now. */
            tomorrow?: number;
            /** @description The word of the day; null while questions are due, and with an empty glossary. */
            word: components["schemas"]["GlossaryEntry"] | null;
        };
        /**
         * Format: date
         * @description A calendar day in the learner's time zone.
         */
        Day: string;
        CampDay: {
            day: components["schemas"]["Day"];
            /** @description Whether the learner answered a question. */
            answered: boolean;
            /** @description Whole minutes of counted reading. */
            minutes_read: number;
        };
        Days: {
            /** @description As in the settings. */
            time_zone: string | null;
            /** @description Camp-fire days in all. */
            total: number;
            /** @description The first of them. */
            first_day: components["schemas"]["Day"] | null;
            /** @description Those of the month in order. */
            days: components["schemas"]["CampDay"][];
        };
        Trial: {
            chapter: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description One for each question. */
                total_star: number;
            };
            world: components["schemas"]["World"];
            /** @description Null where the content has none for the chapter. */
            book: components["schemas"]["BookSummary"] | null;
        };
        /** @description A run of the trial, signed by this provider for 30 days. Opaque to clients. */
        TrialToken: string;
        TrialCommand: {
            token: components["schemas"]["TrialToken"] | null;
        };
        TrialRun: {
            data: components["schemas"]["Quiz"][];
            run: components["schemas"]["Run"];
            token: components["schemas"]["TrialToken"];
        };
        TrialAnswer: {
            token: components["schemas"]["TrialToken"];
            answer: components["schemas"]["Answer"];
        };
        TrialResult: {
            data: components["schemas"]["AnswerResult"];
            token: components["schemas"]["TrialToken"];
        };
        /** @description All that a visitor's avatar consists of. */
        TrialWardrobe: {
            /** @description The starters in order, then the skin tones. Heads have `with_scarf` for a girl's figure. */
            data: components["schemas"]["AvatarItem"][];
            /** @description The figures to choose from, with the values of `suits`. */
            bodies: {
                girls: components["schemas"]["SkinPictures"];
                boys: components["schemas"]["SkinPictures"];
            };
            wheelchair_layers: components["schemas"]["WheelchairLayers"];
        };
        ReadAloudCommand: {
            quiz_time_id: components["schemas"]["QuizTimeId"];
        };
        /** @description A try at a chapter. `open_quiz_id` of its run is null between two questions. */
        RunningTry: {
            trail_id: components["schemas"]["Id"];
            sub_trail_id: components["schemas"]["Id"];
            chapter_id: components["schemas"]["Id"];
            /** @description Number in its sub-trail. */
            chapter: number;
            title: string;
            quiz_time_id: components["schemas"]["QuizTimeId"];
            trail?: components["schemas"]["World"];
            run: components["schemas"]["Run"];
        };
        RunningGame: {
            quiz_time_id: components["schemas"]["QuizTimeId"];
            run: components["schemas"]["EndlessRun"];
        };
        Running: {
            tries: components["schemas"]["RunningTry"][];
            /** @description The endless game; null when none is under way. */
            endless: components["schemas"]["RunningGame"] | null;
        };
        ClientError: {
            /**
             * @description The name of the error, as the browser or the app gives it; `Error` for every other name.
             * @enum {string}
             */
            code: "AbortError" | "AggregateError" | "ApiError" | "Error" | "InvalidStateError" | "NotAllowedError" | "NotFoundError" | "NotSupportedError" | "QuotaExceededError" | "RangeError" | "ReferenceError" | "SecurityError" | "SyntaxError" | "TypeError" | "URIError";
            /** @description The pattern of the screen's address, with the names of its parameters and never their values. */
            route: string;
            /** @description The name of the build's first script and the hash of its content, without folder and ending. */
            build: string;
        };
        About: {
            /** @description The content pack. */
            content: {
                title: string;
                version: string;
                /** @description Of its texts and pictures, as its SPDX identifier. */
                licence: string;
                /** @description Whom to name who shares them. */
                credit?: string | null;
                /** @description How the texts were written. */
                origin?: string | null;
            };
            /** @description How many of the texts a scholar has reviewed. */
            review: {
                reviewed: number;
                /** @description Pages of books, people, terms, chapters and activities. */
                texts: number;
                /** @description Name of the scholar. */
                by: string | null;
            };
            /** @description How much is written. */
            written: {
                worlds: number;
                chapters: number;
                questions: number;
                books: number;
                people: number;
                terms: number;
                activities: number;
            };
            /** @description The works that the references name, the most named first. */
            works: string[];
        };
        Configuration: {
            product: string;
            owner: string | null;
            support_email: string | null;
            /**
             * @description Words of the web app; corrected English, or those of the specification to the letter.
             * @enum {string}
             */
            catalogue: "en" | "literal";
            /** @description BCP 47 tag of the content's language, which may be another one than that of the web app's words. Unknown without it. */
            content_language?: string;
            /** @description Whether sign-in with Google is offered. */
            google: boolean;
            /** @description What of the additions under `/api/x/v1/` there is to offer. A provider without this list has none of them; names may be added, and a client passes over those that it does not know. */
            capabilities?: ("about" | "account" | "album" | "calm" | "client_errors" | "consent" | "correct_email" | "days" | "hide" | "legal" | "mistakes" | "neighbours" | "practice" | "read_aloud" | "reading_time" | "review" | "running" | "today" | "trial")[];
            /** @description The release of the provider and its app. */
            version?: string;
            /** @description Where the API answers, when that is not the origin of the page. */
            api_base?: string | null;
            /** @description From an exact host to the origin that serves its pictures, sounds and files instead; a client applies it to their addresses. */
            host_rewrites?: {
                [key: string]: string;
            };
            /** @description The sign-in of the demo learner, where the provider runs a demo. */
            demo: {
                email: string;
                password: string;
                /** @description All visitors share this account and cannot change it. */
                shared?: boolean;
            } | null;
        };
    };
    responses: {
        /**
         * @description What belongs to no operation: a body that is too large (413) or of another kind (415), a request that came too slowly
         *     (408), a fault of the provider (500).
         */
        OtherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "error": "Something went wrong on our side. Please try again.",
                 *       "code": "INTERNAL"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Only after the right password, or with the code of a sign-in with Google: the address is not proven yet (`EMAIL_NOT_VERIFIED`), or the account was deactivated
         *     (`ACCOUNT_DEACTIVATED`, with what the sheet shows in `data`).
         */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    data?: {
                        deactive_reason: string | null;
                        fullname: string;
                    };
                };
            };
        };
        /**
         * @description The e-mail and the password do not belong together (`INVALID_CREDENTIALS`, the same for an address without an account),
         *     or the request does not follow the contract. The first message of each field is for its screen.
         */
        SignInFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries of one caller. `Retry-After` says after how many seconds the next one counts. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "That was a lot of tries. Please wait a little and try again.",
                 *       "error": "That was a lot of tries. Please wait a little and try again.",
                 *       "code": "TOO_MANY_REQUESTS"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The provider has no room just now: too much to do, or nothing can be written. Nothing has happened; the same call may
         *     be sent again after `Retry-After` seconds.
         */
        Busy: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Many people are here right now. Please try again in a moment.",
                 *       "error": "Many people are here right now. Please try again in a moment.",
                 *       "code": "BUSY"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The request does not follow the contract, or an `Idempotency-Key` comes again with another request
         *     (`IDEMPOTENCY_KEY_REUSED`). Messages by field.
         */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description On to the next page. */
        Redirect: {
            headers: {
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not follow the contract or the rules for names and passwords, or a name or address is taken. */
        SignUpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not follow the contract, or the code is not right, used up or over (`INVALID_CODE`). */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This code is not right, or its time is over.",
                 *       "error": "This code is not right, or its time is over.",
                 *       "code": "INVALID_CODE",
                 *       "errors": {
                 *         "otp": [
                 *           "This code is not right, or its time is over."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done, if the address has an account; the response is the same without one. */
        Said: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "If this address has an account, a code is on its way."
                 *     }
                 */
                "application/json": {
                    message: string;
                };
            };
        };
        /** @description The address, or what comes with it, does not follow the contract. Whether it has an account never shows. */
        EmailRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check the marked fields.",
                 *       "error": "Please check the marked fields.",
                 *       "code": "VALIDATION_FAILED",
                 *       "errors": {
                 *         "email": [
                 *           "Please enter a valid email address"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The session is gone (`UNAUTHENTICATED`, always with 'User not found': the client forgets it), has to be renewed
         *     (`TOKEN_EXPIRED`: by one refresh), was never begun (`SIGN_IN_NEEDED`), or its account is closed (`ACCOUNT_DEACTIVATED`).
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current password is not right, the new one does not follow the rules, or there is none to change (`NO_PASSWORD`). */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not follow the contract, or the version is not that of the text in force. */
        ConsentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check the marked fields.",
                 *       "error": "Please check the marked fields.",
                 *       "code": "VALIDATION_FAILED",
                 *       "errors": {
                 *         "version": [
                 *           "The text has changed. Please read it again."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A word is missing, or the attachment is no picture or too large. */
        FeedbackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing has this id, or it stands for a learner whom nobody else may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "We could not find that.",
                 *       "error": "We could not find that.",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Not open to this learner; nothing of its content is sent: a stage that is locked (`TRAIL_LOCKED`,
         *     `SUB_TRAIL_LOCKED`, `CHAPTER_LOCKED`, `QUIZ_LOCKED`) or finished (`CHAPTER_PASSED`), a chapter that has to be passed
         *     before it is practised (`CHAPTER_NOT_PASSED`), a badge or an item that is not earned yet (`BADGE_LOCKED`,
         *     `ITEM_LOCKED`).
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The command does not fit what is played: the question is not open (`QUIZ_NOT_OPEN`), the try is over and has to be
         *     abandoned first (`RUN_FAILED`), is still going on (`RUN_IN_PROGRESS`), the question to practise still has to be closed
         *     in a try or a game (`QUIZ_OPEN`), or the token of a trial is forged or too old (`TRIAL_ENDED`).
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This question is not open yet.",
                 *       "error": "This question is not open yet.",
                 *       "code": "QUIZ_NOT_OPEN"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done, in a sentence that can be shown. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "It is done."
                 *     }
                 */
                "application/json": {
                    message: string;
                };
            };
        };
    };
    parameters: {
        /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
        idempotencyKey: string;
        /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
        quizTimeId: components["schemas"]["QuizTimeId"];
        /** @description The id that a list gave. */
        id: components["schemas"]["Id"];
        /** @description The id of a world. */
        trailId: components["schemas"]["Id"];
        /** @description The id of a sub-trail. */
        subTrailId: components["schemas"]["Id"];
        /** @description The id of a chapter. */
        chapterId: components["schemas"]["Id"];
        /** @description The id of a question. */
        quizId: components["schemas"]["Id"];
        /** @description The id of the difficulty that serves the endless mode. */
        quizTimePath: components["schemas"]["QuizTimeId"];
        /** @description The journey has a board for each difficulty, the endless mode has one. */
        boardType: components["schemas"]["BoardType"];
        /** @description The difficulty. Needed for learning_journey, passed over for endless_mode. */
        boardDifficulty: components["schemas"]["QuizTimeId"];
        /** @description From 1. A page past the last is empty. */
        page: number;
        /** @description How many on one page. */
        size: number;
        /** @description The first letter of the title, large or small, without its article; `All` and an empty value leave every letter. Titles of other scripts stand under none. */
        startsWith: string;
        /** @description Words of the title or the text. Case, marks, hyphens, apostrophes, the article and blessings do not count; blank, it leaves all. */
        search: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signInStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "learner@example.org",
                 *       "password": "Oasis-and-wells-7",
                 *       "device": "7vV0mYqk3sXl2cR9dN5tB8hG1jF4wZ6pQaSuEoIyLxM"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            403: components["responses"]["SignInRefused"];
            422: components["responses"]["SignInFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getToken: {
        parameters: {
            query: {
                /** @description The address whose account is meant. */
                email: string;
                /** @description The one-time code of the address to which the browser came back. */
                code?: string;
                /** @description What the browser has kept since the start. */
                verifier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            /** @description No session for this. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in again.",
                     *       "error": "Please sign in again.",
                     *       "code": "EXCHANGE_REFUSED"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInRefused"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    loginGoogle: {
        parameters: {
            query?: {
                /** @description SHA-256 of the verifier that the browser keeps, as base64url. Without it there is no way back. */
                challenge?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    returnFromGoogle: {
        parameters: {
            query?: {
                /** @description Names the sign-in that this browser began. */
                state?: string;
                /** @description The authorisation code, which the issuer exchanges for an identity. */
                code?: string;
                /** @description Why the issuer refused; there is no code then. */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    followMailedLink: {
        parameters: {
            query?: {
                /** @description The secret of the link. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    signUpStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "Trail Fox",
                 *       "email": "fox@example.org",
                 *       "password": "Oasis-and-wells-7"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The new learner, who has to prove the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            422: components["responses"]["SignUpRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "fox@example.org",
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CodeOfEmail"];
            };
        };
        responses: {
            /** @description A new session. A repeat with the same key gets no token; then the learner signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAnswer"];
                };
            };
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "fox@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailAndChallenge"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            422: components["responses"]["EmailRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "fox@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailAndChallenge"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            422: components["responses"]["EmailRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    resendResetCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "fox@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailAndChallenge"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            422: components["responses"]["EmailRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    checkOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "fox@example.org",
                 *       "otp": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CodeOfEmail"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    recoverAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "fox@example.org",
                 *       "message": "My brother played with my tablet."
                 *     }
                 */
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            422: components["responses"]["EmailRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    updateFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Amina",
                 *       "last_name": "Yusuf",
                 *       "age": "11-15 Years Old",
                 *       "gender": "female"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The learner as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "Oasis-and-wells-7",
                 *       "password": "Palms-and-springs-8",
                 *       "password_confirmation": "Palms-and-springs-8"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    recordConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2025-06-01"
                 *     }
                 */
                "application/json": components["schemas"]["Consent"];
            };
        };
        responses: {
            200: components["responses"]["Said"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ConsentRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "mQ3o0eJb7l5kZ6m1nq2w8A.Wc0m2u1qXvJm1bq7l3dG5sY8kP0zR4tH6nF9aE2iLxU"
                     *     }
                     */
                    "application/json": {
                        access_token: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "See you soon!"
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "The map",
                 *       "description": "The third world looks like the second."
                 *     }
                 */
                "multipart/form-data": {
                    subject: string;
                    description: string;
                    /**
                     * Format: binary
                     * @description A picture, JPEG or PNG.
                     */
                    attachment?: Blob;
                };
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Thank you for your feedback!"
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["FeedbackRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listQuizTimes: {
        parameters: {
            query?: {
                /** @description Only the one with this number. 5 serves the endless mode. */
                difficulty?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their number, the endless one last; with a number at most one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuizTime"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listTrails: {
        parameters: {
            query: {
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every world, locked ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trail"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getTrail: {
        parameters: {
            query: {
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listSubTrails: {
        parameters: {
            query: {
                /** @description The id of a world. */
                trail_id: components["parameters"]["trailId"];
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order, with what remains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubTrail"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listChapters: {
        parameters: {
            query: {
                /** @description The id of a sub-trail. */
                sub_trail_id: components["parameters"]["subTrailId"];
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order, with stars and locks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chapter"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getChapter: {
        parameters: {
            query: {
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapter with its books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chapter"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getUnlockedItems: {
        parameters: {
            query: {
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All items that were given together; none while the place is not complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "pants-gratitude",
                     *           "code": "pants-gratitude",
                     *           "name": "Gratitude trousers",
                     *           "url": "/content/art/avatar/pants/pants-gratitude.svg",
                     *           "category": {
                     *             "name": "pants"
                     *           }
                     *         },
                     *         {
                     *           "id": "top-oasis-cloak",
                     *           "code": "top-oasis-cloak",
                     *           "name": "Oasis cloak",
                     *           "url": "/content/art/avatar/top/top-oasis-cloak.svg",
                     *           "category": {
                     *             "name": "top"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["UnlockedItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getBadge: {
        parameters: {
            query: {
                /** @description Whether the id is that of a world or of a sub-trail. */
                type: components["schemas"]["BadgeType"];
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "w1-s1",
                     *         "type": "sub_trail",
                     *         "name": "The Land",
                     *         "number": 1,
                     *         "image": "/content/art/badges/w1-s1.svg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Badge"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listQuizzes: {
        parameters: {
            query: {
                /** @description The id of a chapter. */
                chapter_id: components["parameters"]["chapterId"];
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions, and the run when there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quiz"][];
                        run: components["schemas"]["Run"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    openQuiz: {
        parameters: {
            query?: {
                /** @description Without it the difficulty of the learner's latest try at the chapter that is not over, else the first one. */
                quiz_time_id?: components["schemas"]["QuizTimeId"];
            };
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, and the run with the time that remains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quiz"];
                        run: components["schemas"]["Run"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerCommand"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteAnswers: {
        parameters: {
            query: {
                /** @description The id of a difficulty of the journey. Stars and locks belong to one difficulty. */
                quiz_time_id: components["parameters"]["quizTimeId"];
            };
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapter can be played again. The response is the same when there was no run to abandon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You can play this chapter again."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    nextEndlessQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id of the difficulty that serves the endless mode. */
                quizTimeId: components["parameters"]["quizTimePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open question, its clock running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndlessQuiz"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    nextEndlessQuizBare: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id of the difficulty that serves the endless mode. */
                quizTimeId: components["parameters"]["quizTimePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open question, its clock running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndlessQuiz"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitEndlessAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id of the difficulty that serves the endless mode. */
                quizTimeId: components["parameters"]["quizTimePath"];
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "B"
                 *     }
                 */
                "application/json": components["schemas"]["EndlessAnswerCommand"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndlessResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitEndlessAnswerBare: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id of the difficulty that serves the endless mode. */
                quizTimeId: components["parameters"]["quizTimePath"];
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "B"
                 *     }
                 */
                "application/json": components["schemas"]["EndlessAnswerCommand"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndlessResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getMotivationalQuote: {
        parameters: {
            query: {
                /** @description The id of a world. */
                trail_id: components["parameters"]["trailId"];
                /** @description Before a chapter, after it is passed, after it is failed, on the way back to the journey. */
                motivational_type: "start" | "success" | "failed" | "to_journey";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MotivationalQuote"];
                        /** @description An addition. The world's further quotes for the moment, which the app shows in turn. */
                        others?: components["schemas"]["MotivationalQuote"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getLeaderboard: {
        parameters: {
            query: {
                /** @description The journey has a board for each difficulty, the endless mode has one. */
                type: components["parameters"]["boardType"];
                /** @description The difficulty. Needed for learning_journey, passed over for endless_mode. */
                quiz_time_id?: components["parameters"]["boardDifficulty"];
                /** @description From 1. A page past the last is empty. */
                page?: components["parameters"]["page"];
                /** @description `next_cursor` of the page before. The page then begins behind that row, even when learners have left the board meanwhile; `page` only names it. Without it `page` works alone. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. One past the last is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getMyRank: {
        parameters: {
            query: {
                /** @description The journey has a board for each difficulty, the endless mode has one. */
                type: components["parameters"]["boardType"];
                /** @description The difficulty. Needed for learning_journey, passed over for endless_mode. */
                quiz_time_id?: components["parameters"]["boardDifficulty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        your_rank: components["schemas"]["YourRank"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description Another learner; without it the learner of the session. */
                user_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. That of another learner holds public fields only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listBooks: {
        parameters: {
            query?: {
                /** @description Id or name of a category; one that does not exist has no books. Empty, it leaves all. */
                category?: string;
                /** @description From 1. A page past the last is empty. */
                page?: components["parameters"]["page"];
                /** @description How many on one page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Books in the order of the journey. A page past the last is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getFontSize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learner's choice; 16 before the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
                     *       "font_size": 16
                     *     }
                     */
                    "application/json": components["schemas"]["FontSizeRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    saveFontSize: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "font_size": 20
                 *     }
                 */
                "application/json": {
                    font_size: components["schemas"]["FontSize"];
                };
            };
        };
        responses: {
            /** @description The choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
                     *       "font_size": 20
                     *     }
                     */
                    "application/json": components["schemas"]["FontSizeRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getLastReadBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book with its progress, or null before the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookCard"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    saveBookProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressCommand"];
            };
        };
        responses: {
            /** @description The progress as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "book_id": "the-land",
                     *         "page_count": 4,
                     *         "furthest_page": 4,
                     *         "status": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BookProgress"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getBookProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a book. */
                bookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress, or null before the first page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "book_id": "the-land",
                     *         "page_count": 4,
                     *         "furthest_page": 4,
                     *         "status": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BookProgress"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getAvatar: {
        parameters: {
            query?: {
                /** @description Another learner; without it the learner of the session. */
                user_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The avatar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    putAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skin": "skin_2",
                 *       "head_code": "head-kufi",
                 *       "shoes_code": "shoes-sandals",
                 *       "wheelchair": true
                 *     }
                 */
                "application/json": components["schemas"]["AvatarChoice"];
            };
        };
        responses: {
            /** @description The avatar as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listAvatarItems: {
        parameters: {
            query?: {
                /** @description skin_color answers the skin tones; without a category all items. */
                category?: "head" | "top" | "pants" | "shoes" | "skin_color";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items in order, locked ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvatarItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Book"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that have books, in the order of the shelf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "arabia-before-the-message",
                     *           "name": "Arabia before the Message"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listGlossary: {
        parameters: {
            query?: {
                /** @description The first letter of the title, large or small, without its article; `All` and an empty value leave every letter. Titles of other scripts stand under none. */
                starts_with?: components["parameters"]["startsWith"];
                /** @description Words of the title or the text. Case, marks, hyphens, apostrophes, the article and blessings do not count; blank, it leaves all. */
                search?: components["parameters"]["search"];
                /** @description From 1. A page past the last is empty. */
                page?: components["parameters"]["page"];
                /** @description How many on one page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By title, without article, marks and honorifics; with a search, found titles first. A page past the last is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getGlossaryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GlossaryEntry"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description A kind of activity, like maze; an unknown one has no activities. Empty, it leaves all. */
                category?: string;
                /** @description From 1. A page past the last is empty. */
                page?: components["parameters"]["page"];
                /** @description How many on one page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the pack. A page past the last is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listCompetitions: {
        parameters: {
            query?: {
                /** @description Those that run now, begin later, are over, or all. The first and the last day count whole, in UTC. */
                status?: "ongoing" | "upcoming" | "ended" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By the day they end, at most 50; ended ones with the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Competition"][];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition, also before and after its days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Competition"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description The first letter of the title, large or small, without its article; `All` and an empty value leave every letter. Titles of other scripts stand under none. */
                starts_with?: components["parameters"]["startsWith"];
                /** @description Words of the title or the text. Case, marks, hyphens, apostrophes, the article and blessings do not count; blank, it leaves all. */
                search?: components["parameters"]["search"];
                /** @description From 1. A page past the last is empty. */
                page?: components["parameters"]["page"];
                /** @description How many on one page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By title, without article, marks and honorifics; with a search, found titles first. A page past the last is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme, or the green one where the pack has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "colors": {
                     *         "primary": "#26B27A",
                     *         "shadow": "#2C8A59",
                     *         "surface": "#3EC17D",
                     *         "lightning": "#65CD97"
                     *       },
                     *       "assets": {
                     *         "avatar_background": null,
                     *         "home_screen_background": null,
                     *         "logo": "/content/art/theme/logo.svg"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Theme"];
                };
            };
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0b6f3c1e-2d4a-4c55-9a55-6f1f4d2b7c10",
                     *         "username": "Trail Fox",
                     *         "email": "fox@example.org",
                     *         "first_name": "Amina",
                     *         "last_name": "Yusuf",
                     *         "age": "11-15 Years Old",
                     *         "gender": "female",
                     *         "student": {
                     *           "gender": "female",
                     *           "age": "11-15 Years Old"
                     *         },
                     *         "joined_at": "2026-09-01T08:30:00.000Z",
                     *         "verified": true,
                     *         "has_password": true,
                     *         "google": false,
                     *         "settings": {
                     *           "calm": "1",
                     *           "hidden": false,
                     *           "pairs_by_check": false
                     *         },
                     *         "consent": {
                     *           "version": "2025-06-01",
                     *           "at": "2026-09-01T08:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Me"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "calm": "1",
                     *         "hidden": false,
                     *         "pairs_by_check": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "calm": "1.5"
                 *     }
                 */
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The choices as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "calm": "1.5",
                     *         "hidden": false,
                     *         "pairs_by_check": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists of rows by kind, times in ISO 8601. Hashes of secrets are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product": "Sirah Trails",
                     *       "exported_at": "2026-11-21T12:00:00.000Z",
                     *       "data": {
                     *         "learner": [
                     *           {
                     *             "username": "Trail Fox",
                     *             "email": "fox@example.org",
                     *             "joined_at": "2026-09-01T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "feedback": [
                     *           {
                     *             "subject": "The map",
                     *             "description": "The third world looks like the second."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        product: string;
                        /** Format: date-time */
                        exported_at: string;
                        data: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Oasis-and-wells-7"
                 *     }
                 */
                "application/json": components["schemas"]["DeletionProof"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    sendAccountCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "set-password"
                 *     }
                 */
                "application/json": components["schemas"]["CodePurpose"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "123456",
                 *       "password": "Palms-and-springs-8",
                 *       "password_confirmation": "Palms-and-springs-8"
                 *     }
                 */
                "application/json": components["schemas"]["FirstPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    reportMistake: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "about": "question",
                 *       "id": "w1-s1-c2-q-mc",
                 *       "wrong": "fact",
                 *       "message": "The oasis lies north of the city."
                 *     }
                 */
                "application/json": components["schemas"]["Mistake"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listLegalPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions and answers, terms, privacy for parents and for children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "faq",
                     *           "title": "Questions and answers",
                     *           "updated": "2026-11-01"
                     *         },
                     *         {
                     *           "id": "terms",
                     *           "title": "Terms and conditions",
                     *           "updated": "2025-06-01"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LegalHeading"][];
                    };
                };
            };
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getLegalPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that a list gave. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the names that the operator has configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "terms",
                     *         "title": "Terms and conditions",
                     *         "updated": "2025-06-01",
                     *         "html": "<h2>Who may take part</h2><p>Everybody who likes to learn.</p>"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LegalPage"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getNeighbours: {
        parameters: {
            query: {
                /** @description The journey has a board for each difficulty, the endless mode has one. */
                type: components["parameters"]["boardType"];
                /** @description The difficulty. Needed for learning_journey, passed over for endless_mode. */
                quiz_time_id?: components["parameters"]["boardDifficulty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most two places before and two after the learner's; none while the learner is not on the board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leaderboard: components["schemas"]["LeaderboardEntry"][];
                        your_rank: components["schemas"]["YourRank"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listPracticeQuizzes: {
        parameters: {
            query: {
                /** @description The id of a chapter. */
                chapter_id: components["parameters"]["chapterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions in order, all with their content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quiz"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitPracticeAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "B"
                 *     }
                 */
                "application/json": components["schemas"]["PracticeAnswer"];
            };
        };
        responses: {
            /** @description The result with the right answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listReviewQuizzes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions, all with their content; none when nothing is due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quiz"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitReviewAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "B"
                 *     }
                 */
                "application/json": components["schemas"]["PracticeAnswer"];
            };
        };
        responses: {
            /** @description The result with the right answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of the entries met, by title, how many there are in all, and the count of finished books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getFoundOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the chapter. */
                chapterId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing sentence, and the people and words met in the chapter's answered questions, then on its read pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundOut"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getEntryBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Person or word. */
                kind: components["schemas"]["EntryKind"];
                /** @description Id of the person or the word. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with its book, by shelf order; null when no page names the entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NamingPage"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many questions are due; the word when none is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Today"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listDays: {
        parameters: {
            query: {
                /**
                 * @description The month, as year and month.
                 * @example 2026-11
                 */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of the month, and the count of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Days"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapter with its world and its book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trial"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    openTrialRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": null
                 *     }
                 */
                "application/json": components["schemas"]["TrialCommand"];
            };
        };
        responses: {
            /** @description The questions in order, all with their content, and the run without a clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialRun"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    submitTrialAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "eyJpZCI6IjEifQ.c2lnbmF0dXJl",
                 *       "answer": "B"
                 *     }
                 */
                "application/json": components["schemas"]["TrialAnswer"];
            };
        };
        responses: {
            /** @description The result, and the token of the run after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialResult"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getTrialBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Book"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listTrialItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wardrobe of a visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialWardrobe"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    readQuizAloud: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a question. */
                quizId: components["parameters"]["quizId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quiz_time_id": "qt-easy"
                 *     }
                 */
                "application/json": components["schemas"]["ReadAloudCommand"];
            };
        };
        responses: {
            /** @description The run with the new time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: components["schemas"]["Run"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    listRunning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tries, the last played first, twenty at most, and the game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Running"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    reportReadingTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "milliseconds": 42000,
                 *       "began_at": "2026-01-05T08:00:00Z"
                 *     }
                 */
                "application/json": {
                    milliseconds: number;
                    /**
                     * Format: date-time
                     * @description When the reading began.
                     */
                    began_at?: string;
                };
            };
        };
        responses: {
            /** @description What counted, and the learner's sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counted_ms": 42000,
                     *       "total_ms": 42000
                     *     }
                     */
                    "application/json": {
                        counted_ms: number;
                        total_ms: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: {
                /** @description New for each action of the learner, the same for each retry of it. Kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientError"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the content pack says of itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content": {
                     *           "title": "Sirah Trails starter pack",
                     *           "version": "0.1.0",
                     *           "licence": "CC-BY-4.0",
                     *           "credit": "Sirah Trails starter pack, by the Sirah Trails authors, CC BY 4.0",
                     *           "origin": "A machine drafted these texts."
                     *         },
                     *         "review": {
                     *           "reviewed": 0,
                     *           "texts": 420,
                     *           "by": null
                     *         },
                     *         "written": {
                     *           "worlds": 1,
                     *           "chapters": 5,
                     *           "questions": 25,
                     *           "books": 1,
                     *           "people": 12,
                     *           "terms": 30,
                     *           "activities": 3
                     *         },
                     *         "works": [
                     *           "Quran",
                     *           "Sahih al-Bukhari"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["About"];
                    };
                };
            };
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product": "Sirah Trails",
                     *       "version": "0.1.0",
                     *       "owner": "A charity",
                     *       "support_email": "help@example.org",
                     *       "catalogue": "en",
                     *       "content_language": "en",
                     *       "google": true,
                     *       "capabilities": [
                     *         "about",
                     *         "account",
                     *         "calm",
                     *         "client_errors",
                     *         "consent",
                     *         "hide",
                     *         "legal",
                     *         "mistakes",
                     *         "neighbours",
                     *         "practice",
                     *         "read_aloud",
                     *         "reading_time",
                     *         "running"
                     *       ],
                     *       "api_base": null,
                     *       "host_rewrites": {},
                     *       "demo": null
                     *     }
                     */
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherError"];
        };
    };
}

/** Operations that take calls without a live session. */
export type SessionlessOperation =
  | 'signInStudent'
  | 'getToken'
  | 'loginGoogle'
  | 'returnFromGoogle'
  | 'followMailedLink'
  | 'signUpStudent'
  | 'verifyEmail'
  | 'resendVerification'
  | 'forgotPassword'
  | 'resendResetCode'
  | 'checkOtp'
  | 'resetPassword'
  | 'recoverAccount'
  | 'refreshSession'
  | 'listCompetitions'
  | 'getCompetition'
  | 'getTheme'
  | 'listLegalPages'
  | 'getLegalPage'
  | 'getTrial'
  | 'openTrialRun'
  | 'submitTrialAnswer'
  | 'getTrialBook'
  | 'listTrialItems'
  | 'reportClientError'
  | 'getAbout'
  | 'getConfiguration';
