import { HeadBucketCommand, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3'
import { bucketClient } from '#services/photos/bucket_client'

/** Asks the store once whether the bucket is there and the key may enter; it changes nothing. */
export async function lookAtBucket({
  bucket,
  ...config
}: S3ClientConfig & { bucket: string }): Promise<'there' | 'missing' | 'refused' | 'away'> {
  const client = bucketClient({ ...config, maxAttempts: 1 })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return 'there'
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : null
    if (status === 404) return 'missing'
    return status && status < 500 ? 'refused' : 'away'
  } finally {
    client.destroy()
  }
}
