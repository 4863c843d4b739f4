/**
 * Returns the address of a script as a `TrustedScriptURL` where Trusted Types are enforced. Call it once for each
 * policy: the page's Content-Security-Policy allows its creation one time. The policy accepts only this address and
 * never leaves this function, so that nothing else can use it.
 * @throws {TypeError} If the Content-Security-Policy does not allow the policy.
 */
export function trustedScriptUrl(policyName: string, url: string): string {
  const policy = window.trustedTypes?.createPolicy(policyName, {
    createScriptURL(asked: string) {
      if (asked !== url) throw new TypeError(`Not the script of ${policyName}: ${asked}`);
      return asked;
    },
  });
  // The DOM's types accept only strings; with a policy the browser gets the trusted type it demands.
  return (policy?.createScriptURL(url) ?? url) as string;
}
