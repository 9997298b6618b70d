/** All commands of the package: `npx @laurel/sandbox`. */

if (process.argv[2] === 'listen') {
  process.argv.splice(2, 1);
  await import('./listen-command');
} else {
  await import('./sandbox-command');
}
