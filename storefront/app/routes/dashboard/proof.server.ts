/** What `ProofFields` sends; empty fields are none. */
export function proofIn(form: FormData) {
  const typed = (name: string) => String(form.get(name) ?? '') || undefined
  return { password: typed('password'), otp: typed('otp') }
}
