import type { Page } from '@playwright/test';

/** Collects a page's violations of its content security policy, also across full page loads. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('policyRefused', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: (what: string) => void = Reflect.get(window, 'policyRefused');
      report(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}
