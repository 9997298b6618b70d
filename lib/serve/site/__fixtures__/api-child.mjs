import { createServer } from 'node:http';

/** Replaces the API in tests. The path of a request selects what it does. */

const [, , socket] = process.argv;
const { START_MS = '0', FAIL_START, HANG_START } = process.env;
if (FAIL_START) process.exit(1);
if (HANG_START) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

let streams = 0;
let waiting = 0;

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://api.invalid');
  if (pathname === '/crash') process.exit(1);
  if (pathname === '/memory') process.abort();
  if (pathname === '/half') {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half', () => process.exit(1));
    return;
  }
  if (pathname === '/stream') {
    streams += 1;
    response.once('close', () => {
      streams -= 1;
    });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': connected\n\n');
    return;
  }
  if (pathname === '/streams') {
    response.end(String(streams));
    return;
  }
  if (pathname === '/early') {
    response.writeHead(413).end('too large');
    return;
  }
  if (pathname === '/headers') {
    response.end(JSON.stringify(request.headers));
    return;
  }
  if (pathname === '/waiting') {
    response.end(String(waiting));
    return;
  }
  if (pathname === '/until-stopped') {
    waiting += 1;
    await new Promise((resolve) => process.once('SIGTERM', resolve));
  }
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  if (!server.listening) response.setHeader('Connection', 'close');
  response.setHeader('X-Process', String(process.pid));
  response.end(JSON.stringify({ path: request.url, body: Buffer.concat(chunks).toString() }));
});

server.keepAliveTimeout = 100;
process.on('message', () => process.send?.('alive'));
process.once('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
process.once('disconnect', () => process.exit(0));
setTimeout(() => server.listen(socket, () => process.send?.('ready')), Number(START_MS));
