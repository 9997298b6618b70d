import { argv } from 'node:process';

/** Output of each benchmark. Its file has the same name and exports `run`. */
const BENCHMARKS: Readonly<Record<string, string>> = {
  bytes: 'sizes of typical pages, and of the pages of about 1,400 words, with their budgets',
  api: 'REST API with both databases; [minutes of a steady load]',
  abuse: 'what a client gets during an attack; [minutes] [networks]',
  shops: 'requests in a database with many shops, one of them large; [shops] [reviews]',
  server: 'cold start of the site, requests per second of each kind of address, memory',
  search: 'relevance and speed of the search; relevance of Typesense if TYPESENSE_HOST is set',
  dev: 'waiting times of a writer: first page, further pages, and a saved change',
  phone: 'paint and blocking times of a page of each kind, and of /api, on a slow phone',
  controls: 'reaction of each kind of control if it is used first, on a slow phone',
};

/** Runs a benchmark: `npm run bench -- bytes`. Without a name, lists them. */
const [name = '', ...args] = argv.slice(2);
if (name in BENCHMARKS) {
  const { run } = await import(`./${name}.ts`);
  await run(args);
} else {
  if (name !== '') console.error(`There is no benchmark "${name}". Use one of these:`);
  process.exitCode = name === '' ? 0 : 1;
  for (const [each, prints] of Object.entries(BENCHMARKS)) {
    console.log(`npm run bench -- ${each.padEnd(11)} ${prints}`);
  }
}
