/** Whether a text is an origin of the web, such as 'https://panel.example'. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
