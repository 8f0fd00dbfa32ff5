import type { Page } from '@playwright/test';

/** The fields of a form as they were sent; a file as its type and its size in bytes. */
export type SentForm = Readonly<Record<string, string | { readonly type: string; readonly size: number }>>;

/** Returns a list to which every form is added that pages opened from now on send by XMLHttpRequest. Playwright does not show a form's files. */
export async function recordSentForms(page: Page): Promise<readonly SentForm[]> {
  const forms: SentForm[] = [];
  await page.exposeFunction('recordSentForm', (form: SentForm) => void forms.push(form));
  await page.addInitScript(() => {
    const { recordSentForm } = window as unknown as { recordSentForm: (form: SentForm) => void };
    const prototype = XMLHttpRequest.prototype;
    const send = Reflect.get<XMLHttpRequest, 'send'>(prototype, 'send');
    prototype.send = function (body) {
      if (body instanceof FormData) {
        const fields = [...body].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : { type: value.type, size: value.size },
        ]);
        recordSentForm(Object.fromEntries(fields) as SentForm);
      }
      send.call(this, body);
    };
  });
  return forms;
}
