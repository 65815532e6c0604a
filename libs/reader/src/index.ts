export { forgetKeptBooks } from './offline/forget-kept-books.ts';
export { readerRoutes } from './routes.ts';
export { watchUnsentReading } from './unsent/watch-unsent-reading.ts';
