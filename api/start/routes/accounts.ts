/* Specification §7, Auth. */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router.get('access', [controllers.auth.Access, 'show']).use(signedIn()).as('auth.access')

  router
    .group(() => {
      router
        .post('register', [controllers.auth.Registrations, 'store'])
        .use(middleware.throttle(['registrationPerNetwork', 'registration']))
        .as('register')
      router
        .post('verify-otp', [controllers.auth.Verifications, 'store'])
        .use(middleware.throttle(['codesPerNetwork', 'codes']))
        .as('verifyOtp')
      router
        .post('resend-otp', [controllers.auth.VerificationCodes, 'store'])
        .use(middleware.throttle(['codesPerNetwork', 'codes']))
        .as('resendOtp')
      router
        .post('login', [controllers.auth.Sessions, 'store'])
        .use(middleware.throttle(['loginPerNetwork', 'loginPerAccount']))
        .as('login')
      router
        .post('forgotpassword', [controllers.auth.PasswordResets, 'store'])
        .use(middleware.throttle(['passwordLinksPerNetwork', 'passwordLinks']))
        .as('forgotPassword')
      router
        .get('resetpassword/:token', [controllers.auth.PasswordResets, 'show'])
        .use(middleware.throttle(['passwordResets']))
        .as('checkResetLink')
      router
        .put('resetpassword/:token', [controllers.auth.PasswordResets, 'update'])
        .use(middleware.throttle(['passwordResets']))
        .as('resetPassword')

      router
        .group(() => {
          router.post('logout', [controllers.auth.Sessions, 'destroy']).as('logout')
          router.get('me', [controllers.auth.Profile, 'show']).as('me')
          router.put('updatedetails', [controllers.auth.Profile, 'update']).as('updateDetails')
          router
            .put('updatepassword', [controllers.auth.Passwords, 'update'])
            .use(middleware.throttle(['passwordChanges']))
            .as('updatePassword')
          router
            .post('uploadavatar', [controllers.auth.Avatars, 'store'])
            .use([
              middleware.throttle(['avatars']),
              middleware.upload({ kind: 'avatars', maxFiles: 1 }),
            ])
            .as('uploadAvatar')
          router
            .post('sendverification', [controllers.auth.OwnVerificationCodes, 'store'])
            .as('sendVerification')
          router.post('becomehost', [controllers.auth.HostRoles, 'store']).as('becomeHost')
        })
        .use(signedIn())
    })
    .prefix('auth')
    .as('auth')
})
