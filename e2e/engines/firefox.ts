import { launch } from 'puppeteer-core';
import { between, type Engine } from './engine.ts';

/** Without these, Firefox asks hosts of its maker at every start. */
const QUIET = {
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'ui.prefersReducedMotion': 1,
};

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: QUIET,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 1180, height: 800 });
  return {
    goto: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async <Result>(call: (...args: never[]) => Result, ...args: unknown[]) =>
      // As text: an object that the result holds twice would arrive once.
      JSON.parse(
        (await page.evaluate(`JSON.stringify((${call.toString()})(...${JSON.stringify(args)})) ?? 'null'`)) as string,
      ) as Result,
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
