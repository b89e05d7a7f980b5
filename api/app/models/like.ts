import { LikeSchema } from '#database/schema'

export default class Like extends LikeSchema {}
