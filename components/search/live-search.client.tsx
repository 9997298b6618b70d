'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 300;

/** Lets the search page answer while its field is typed in; the query stands in the address all the time. */
export function LiveSearch() {
  const mark = useRef<HTMLSpanElement>(null);
  const router = useRouter();

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const fields = [...new FormData(form)].filter(([, value]) => value !== '');
      const params = new URLSearchParams(fields.map(([name, value]) => [name, `${value}`]));
      router.replace(`/search?${params}`, { scroll: false });
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE_MS);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      clearTimeout(timer);
      show();
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [router]);

  return <span ref={mark} hidden />;
}
