/**
 * The address of a script, vouched for where Trusted Types are enforced. To be called once for each
 * policy: the page's Content-Security-Policy allows it one time. The policy lets through this address
 * and stays in here, so nothing else can use it.
 */
export function vouchedUrl(policyName: string, url: string): string {
  const policy = window.trustedTypes?.createPolicy(policyName, {
    createScriptURL(asked: string) {
      if (asked !== url) throw new TypeError(`Not the script of ${policyName}: ${asked}`);
      return asked;
    },
  });
  // The DOM's types know only strings; with a policy it receives what the browser demands.
  return (policy?.createScriptURL(url) ?? url) as string;
}
