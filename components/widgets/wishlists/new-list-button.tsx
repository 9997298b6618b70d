import { Icon } from '../parts/icon';

/** The button after the tabs of lists. */
export function NewListButton({ label, onClick }: { label: string; onClick?: () => void }) {
  return (
    <button onClick={onClick} type="button">
      <Icon name="plus" />
      <span>{label}</span>
    </button>
  );
}
