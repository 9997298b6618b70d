import type { ErrorHelp } from '@/lib/browser/console/error-help';
import { enErrorHelp as messages } from '@/lib/site/messages/en-error-help';
import { fill } from '@/lib/site/messages/fill';

/** Cause and fix of an error, and a link to its description. */
export function ErrorHelpText({ help }: { help: ErrorHelp }) {
  const { id, cause, fix, url } = help;
  return (
    <>
      <p>
        <strong>{messages.cause}</strong> <WithCode text={cause} />
      </p>
      <p>
        <strong>{messages.fix}</strong> <WithCode text={fix} />
      </p>
      <p>
        <a href={url}>{fill(messages.page, { error: id })}</a> ·{' '}
        <a href={pageOf(url)}>{messages.all}</a>
      </p>
    </>
  );
}

/** The page of an address with a fragment. */
function pageOf(url: string): string | undefined {
  return url.split('#')[0];
}

/** Text with code in backticks, as in Markdown. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    index % 2 === 0 ? part : <code key={index}>{part}</code>,
  );
}
