/** Firefox without a window, through WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { locateProgram } from './find-programs.mjs';
import { patience } from './patience.mjs';

/** @returns {Promise<import('./engine').Engine>} */
export async function openFirefox() {
  const executablePath = locateProgram('firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: patience,
    protocolTimeout: patience,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.setViewport({ width: 1280, height: 900 });
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: (path) => page.locator(`::-p-xpath(${path})`).click(),
    type: (character) => page.keyboard.type(character),
    close: () => browser.close(),
  };
}
