import { argv } from 'node:process';

/** All commands of the package: `npx @laurel/sandbox`. */

if (argv[2] === 'listen') {
  argv.splice(2, 1);
  await import('./listen-command');
} else {
  await import('./sandbox-command');
}
