import {
  CreateBucketCommand,
  HeadBucketCommand,
  NotFound,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { bucketClient } from '#services/photos/bucket_client'

/**
 * Makes a bucket where there is none.
 * @returns whether it is new
 * @throws what the store answers but that it is missing: a key that is refused must not look like a bucket that is not there
 */
export async function makeBucket({ bucket, ...config }: S3ClientConfig & { bucket: string }) {
  const client = bucketClient(config)
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return false
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
  }
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  return true
}
