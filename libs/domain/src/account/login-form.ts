/** True if the sign-in button is active: neither field is empty. [LOGIN-1] */
export function canSubmitLogin({ email, password }: { email: string; password: string }): boolean {
  return email !== '' && password !== '';
}
