import { LikeSchema } from '#database/schema'

/** Somebody likes a property; once per person and property. */
export default class Like extends LikeSchema {}
