import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPageSamples, replaceOrigins, type TitledSample } from '../page-samples';

export interface ReceiverSettings {
  /** A new folder for its files. */
  folder: string;
  port: number;
  /** Replaces the addresses that its samples call. */
  origins: Readonly<Record<string, string>>;
}

/** Command of a receiver, and functions that read its state. */
export interface ReceiverProgram {
  command: readonly [string, ...string[]];
  environment: Readonly<Record<string, string>>;
  /** @param output what it has printed so far */
  readState(output: string): string;
  /** Counts the requests that the output shows; absent if the state is not read from the output. */
  countRequests?(output: string): number;
}

const PORT_OF_SAMPLES = '3000';
const RECEIVE_FUNCTION = /async function receive\(.*?\n}\n/s;
const STORE = /^(?:export )?const (\w+) = new (?:Map|Set)</gm;

/** The receivers of the documentation by language, each with the samples of all topics. */
export const RECEIVERS: Readonly<Record<string, (settings: ReceiverSettings) => ReceiverProgram>> =
  { 'Node.js': nodeProgram, PHP: phpProgram, Python: pythonProgram };

/** The server of "Start using webhooks", with the `POST` functions of the topic pages in place of its `receive`. */
function nodeProgram(settings: ReceiverSettings): ReceiverProgram {
  const samples = writeSamples('ts', settings, (sample) =>
    sample.topic ? withState(sample.code) : sample.code,
  );
  const receivers = samples.filter(({ topic }) => topic);
  const server = samples.find(({ title }) => title === 'server.ts')?.code ?? '';
  const receive = `
const pages = [${receivers.map((_, index) => `page${index}`).join(', ')}];
const topics = ${JSON.stringify(receivers.map(({ topic }) => topic))};
async function receive(request: Request): Promise<Response> {
  const page = pages[topics.indexOf(request.headers.get('x-laurel-topic') ?? '')];
  const response = await page.POST(request);
  console.log(JSON.stringify(pages.map((each) => each.state())));
  return response;
}
`;
  const imports = receivers.map(
    ({ title }, index) => `import * as page${index} from './${title.replace('.ts', '')}';\n`,
  );
  const main = join(settings.folder, 'main.ts');
  writeFileSync(
    main,
    imports.join('') +
      server.replace(RECEIVE_FUNCTION, receive).replace(PORT_OF_SAMPLES, String(settings.port)),
  );
  return {
    command: [process.execPath, '--import', 'tsx', main],
    environment: {},
    readState: (output) => printedLists(output).at(-1) ?? '',
    countRequests: (output) => printedLists(output).length,
  };
}

const printedLists = (output: string) => output.split('\n').filter((line) => line.startsWith('['));

/** Lets a sample show what it stores. */
function withState(code: string): string {
  const names = [...code.matchAll(STORE)].map(([, name]) => name);
  return `${code}export const state = () => ({${names.map((name) => `${name}: [...${name}]`).join(', ')}});\n`;
}

/** The files of the topic pages, behind a script that chooses one by the topic. */
function phpProgram(settings: ReceiverSettings): ReceiverProgram {
  const { folder, port } = settings;
  const receivers = writeSamples('php', settings).filter(({ topic }) => topic);
  const files = receivers.map(({ topic, title }) => `'${topic}' => '${title}',`).join('\n');
  const router = join(folder, 'router.php');
  writeFileSync(
    router,
    `<?php\n$files = [\n${files}\n];\nrequire __DIR__ . '/' . $files[$_SERVER['HTTP_X_LAUREL_TOPIC']];\n`,
  );
  const dsn = `sqlite:${join(folder, 'received.sqlite')}`;
  const tables = readFileSync(new URL('./tables.sql', import.meta.url), 'utf8');
  runPhp(`(new PDO('${dsn}'))->exec(stream_get_contents(STDIN));`, tables);
  return {
    command: ['php', '-d', 'sendmail_path=cat', '-S', `127.0.0.1:${port}`, router],
    environment: { DATABASE_DSN: dsn },
    readState: () =>
      runPhp(`
        $db = new PDO('${dsn}');
        $tables = $db->query("select name from sqlite_master where type = 'table' order by name");
        foreach ($tables->fetchAll(PDO::FETCH_COLUMN) as $table) {
          $rows = $db->query("select * from $table")->fetchAll(PDO::FETCH_ASSOC);
          if ($rows !== []) echo $table, ' ', json_encode($rows), "\\n";
        }`),
  };
}

function runPhp(code: string, input = ''): string {
  return execFileSync('php', ['-r', code], { input, encoding: 'utf8' });
}

/** The server of "Start using webhooks", which prints each event once. */
function pythonProgram(settings: ReceiverSettings): ReceiverProgram {
  writeSamples('python', settings, ({ code }) =>
    code.replace(PORT_OF_SAMPLES, String(settings.port)),
  );
  return {
    command: ['python3', join(settings.folder, 'server.py')],
    environment: {},
    readState: (output) => printedEvents(output).sort().join('\n'),
    countRequests: (output) => printedEvents(output).length,
  };
}

const printedEvents = (output: string) =>
  output.split('\n').filter((line) => line.startsWith('evt_'));

function writeSamples(
  language: string,
  { folder, origins }: ReceiverSettings,
  edit: (sample: TitledSample) => string = ({ code }) => code,
): TitledSample[] {
  const samples = readPageSamples().filter((sample) => sample.language === language);
  for (const sample of samples) {
    const file = join(folder, sample.title);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, replaceOrigins(edit(sample), origins));
  }
  return samples;
}
