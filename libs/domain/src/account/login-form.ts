/** True if the sign-in button is active: both fields hold something. [LOGIN-1] */
export function canSubmitLogin({ email, password }: { email: string; password: string }): boolean {
  return email !== '' && password !== '';
}
