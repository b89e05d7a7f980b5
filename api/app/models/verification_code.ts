import { VerificationCodeSchema } from '#database/schema'

/** A six-digit code on its way to somebody's inbox. Only its digest is kept (contract, verify-otp). */
export default class VerificationCode extends VerificationCodeSchema {}
