/** Where somebody who is signed in goes instead of a page of sign-in, and the name of what is said about it, if any. */
export function pastSignIn({ pathname, searchParams }: URL) {
  if (/^\/auth\/reset-password\/./.test(pathname)) {
    return { path: '/dashboard', word: 'signedInAlready' } as const
  }
  /* As letters about what may have been somebody else ask (`security_notice_mail.ts`). */
  if (pathname === '/auth/forgot-password' && searchParams.get('reason') === 'security') {
    return { path: '/dashboard/profile?tab=password', word: 'changePassword' } as const
  }
  return { path: '/dashboard', word: null } as const
}
