import { defineMessages } from '@sirah-trails/ui';

/** The words of signing up and its steps. */
export const signUpEn = defineMessages({
  'auth.sign-up.title': 'Join {product}',
  'auth.sign-up.back': 'Sign in',
  'auth.sign-up.lead': 'Make an account, and every star you earn stays yours.',
  'auth.sign-up.username': 'Username',
  'auth.sign-up.username.hint': "Everybody sees it on the boards, so don't use your real name.",
  'auth.sign-up.username.required': 'Username is required',
  'auth.sign-up.email.hint': "Yours, or a parent's. We'll send a code there.",
  'auth.sign-up.password': 'Password',
  'auth.sign-up.confirm': 'Confirm password',
  'auth.sign-up.submit': 'Sign up',
  'auth.sign-up.have-account': 'Have an account?',
  'auth.sign-up.sign-in': 'Sign in here',
  'auth.verify.title': 'Check your mail',
  'auth.verify.lead': "We've sent six digits to {email}. They work for 10 minutes.",
  'auth.verify.lead.before':
    "One step is left: type the six digits from our mail to {email}. Can't find them? Ask for a new code.",
  'auth.verify.submit': 'Open my trail',
  'auth.verify.used-up': "That was five tries, so this code doesn't work any more. Ask for a new one!",
  'auth.verify.other': 'Not your email?',
  'auth.verify.again': 'Sign up again',
  'auth.verify.ask.lead': "Tell us your email, and we'll send you a code.",
  'auth.verify.ask.submit': 'Send me a code',
  'auth.complete.title': 'Complete Sign Up',
  'auth.complete.lead': 'One last step! Only you and your grown-ups see this.',
  'auth.complete.submit': 'Start my trail',
  'auth.complete.failed': "We couldn't open your page. Let's try that again!",
  'auth.complete.stranger': 'Sign in first, and this step opens by itself.',
  'auth.complete.sign-in': 'Sign in',
});
