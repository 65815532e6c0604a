export { deleteOfflineBooks } from './offline/delete-offline-books.ts';
export { readerRoutes } from './routes.ts';
export { watchUploadQueue } from './offline/watch-upload-queue.ts';
