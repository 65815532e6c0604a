import { defineMessages } from '@sirah-trails/ui';

export const en = defineMessages({
  'auth.sign-in.lead': 'Sign in and carry on where you left off.',
  'auth.sign-in.email': 'Email',
  'auth.sign-in.password': 'Password',
  'auth.sign-in.forgot': 'Forgot Password',
  'auth.sign-in.submit': 'Sign in',
  'auth.sign-in.guest': 'Sign in as a guest',
  'auth.sign-in.help': 'Trouble signing in? Write to us',
  'auth.sign-in.demo.title': 'Just looking around?',
  'auth.sign-in.demo.lead': 'This is a demo. Try it with our practice account.',
  'auth.sign-in.demo.fill': 'Fill it in for me',
  'auth.sign-in.demo.filled': 'The practice account is filled in.',
  'auth.email.required': 'Email is required',
  'auth.email.invalid': 'Please enter a valid email address',
  'auth.password.required': 'Password is required',
  'auth.password.short': 'Password must be at least 8 characters',
  'auth.password.uppercase': 'Password must contain at least one uppercase letter',
  'auth.password.lowercase': 'Password must contain at least one lowercase letter',
  'auth.password.number': 'Password must contain at least one number',
  'auth.return.access_denied': 'The sign-in was cancelled. You can try again.',
  'auth.return.session_expired': "You've been signed out. Sign in again to carry on.",
});
