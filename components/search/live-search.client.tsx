'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

const DEBOUNCE_MS = 300;

/**
 * Updates the results of the search page while the reader types. The query is always in the address. A hidden element
 * inside the form finds the form, so that the form can be rendered on the server.
 */
export function LiveSearch() {
  const marker = useRef<HTMLSpanElement>(null);
  const router = useRouter();

  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const fields = [...new FormData(form)].filter(([, value]) => value !== '');
      const params = new URLSearchParams(fields.map(([name, value]) => [name, `${value}`]));
      router.replace(`/search?${params}`, { scroll: false });
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(update, DEBOUNCE_MS);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      clearTimeout(timer);
      update();
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [router]);

  return <span ref={marker} hidden />;
}
