import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks, ServiceConfigProvider } from '@adonisjs/drive/types'
import storageConfig from '#config/storage'
import { DurableDisk } from '#services/photos/durable_disk'
import env from '#start/env'

const disk = env.get('DRIVE_DISK') ?? 'fs'

/** Photos are kept in a bucket. */
export const isInBucket = disk === 's3'

type S3Disk =
  ReturnType<typeof services.s3> extends ServiceConfigProvider<infer Factory> ? Factory : never

/** Lazy: the S3 client takes 0.1 s to load. */
const s3: ServiceConfigProvider<S3Disk> = {
  type: 'provider',
  async resolver(...context) {
    if (!isInBucket) {
      return () => {
        throw new Error('Set DRIVE_DISK=s3 to keep pictures in a bucket')
      }
    }
    const { bucketClient } = await import('#services/photos/bucket_client')
    const { bucket, ...config } = photoBucket()
    const client = bucketClient(config)
    /** Private bucket: pictures are served by /uploads. */
    const access = { supportsACL: false, visibility: 'private' as const }
    return services.s3({ bucket, client, ...access }).resolver(...context)
  },
}

/**
 * Where photos are in a bucket, and the key to it.
 * @throws Error when a setting of it is missing
 */
export function photoBucket() {
  const [bucket, accessKeyId, secretAccessKey] = [
    env.get('S3_BUCKET'),
    env.get('S3_KEY'),
    env.get('S3_SECRET')?.release(),
  ]
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('DRIVE_DISK=s3 needs S3_BUCKET, S3_KEY and S3_SECRET')
  }
  return {
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    endpoint: env.get('S3_ENDPOINT'),
    region: env.get('S3_REGION') ?? 'us-east-1',
    forcePathStyle: !!env.get('S3_ENDPOINT'),
    /** Only Amazon supports the newest checksums. */
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
  }
}

/** The local disk under STORAGE_PATH, or an S3-compatible bucket. */
const driveConfig = defineConfig({
  default: disk,
  services: {
    fs: () => new DurableDisk(storageConfig.uploads),
    s3,
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
