import { createHash } from 'node:crypto'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

type Request = { body: string; headers: Record<string, string> }

/**
 * A client for buckets of any make. Whoever takes several files away at once must send a digest of the list: the
 * SDK sends a CRC, which stores made before it refuse (OpenStack Swift, for one), for they know `Content-MD5` alone.
 */
export function bucketClient(config: S3ClientConfig) {
  const client = new S3Client(config)
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { body, headers } = args.request as Request
        if (commandName === 'DeleteObjectsCommand') {
          headers['content-md5'] = createHash('md5').update(body).digest('base64')
        }
        return next(args)
      },
    { step: 'build', name: 'contentMd5' }
  )
  return client
}
