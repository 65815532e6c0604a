export { createApp } from '../app/create-app.ts';
