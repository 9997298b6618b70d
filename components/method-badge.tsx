import './method-badge.css';

/** The HTTP method of an operation. The class is global, since the style sheet of `/api` uses it too. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className="method-badge" data-method={method}>
      {method}
    </span>
  );
}
