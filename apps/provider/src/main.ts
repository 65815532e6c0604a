import { createApp } from './app/create-app.ts';

const app = createApp();
await app.listen({ port: Number(process.env['PORT'] ?? 4300), host: process.env['HOST'] ?? '127.0.0.1' });
