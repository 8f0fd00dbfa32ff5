import type { Page } from '@playwright/test';

/** A form with its fields as they were sent; of a file, its type and its bytes. */
export type SentForm = Readonly<Record<string, string | { readonly type: string; readonly size: number }>>;

/** Notes every form that pages opened from now on send with their progress: the browser tells nobody else what files a form holds. */
export async function noteSentForms(page: Page): Promise<readonly SentForm[]> {
  const forms: SentForm[] = [];
  await page.exposeFunction('noteSentForm', (form: SentForm) => void forms.push(form));
  await page.addInitScript(() => {
    const { noteSentForm } = window as unknown as { noteSentForm: (form: SentForm) => void };
    const prototype = XMLHttpRequest.prototype;
    const send = Reflect.get<XMLHttpRequest, 'send'>(prototype, 'send');
    prototype.send = function (body) {
      if (body instanceof FormData) {
        const fields = [...body].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : { type: value.type, size: value.size },
        ]);
        noteSentForm(Object.fromEntries(fields) as SentForm);
      }
      send.call(this, body);
    };
  });
  return forms;
}
