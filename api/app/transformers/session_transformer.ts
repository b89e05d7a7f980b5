import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OpenSession } from '#models/session_tokens'
import { deviceWords } from '#services/device_words'

/** `isCurrent` marks the caller's. */
export default class SessionTransformer extends BaseTransformer<OpenSession> {
  constructor(
    resource: OpenSession,
    protected currentId: number | null
  ) {
    super(resource)
  }

  toObject() {
    const { id, userAgent, ipAddress, createdAt, lastUsedAt, expiresAt } = this.resource
    return {
      _id: id,
      device: deviceWords(userAgent),
      ipAddress,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      isCurrent: id === this.currentId,
    }
  }
}
