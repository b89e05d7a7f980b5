import { createHash } from 'node:crypto'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

/**
 * In ms, of which the client has three tries: a store that is frozen would hold requests for ever otherwise. Until the first byte of
 * an answer.
 */
const WITHIN = { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true }

type Request = { body: string; headers: Record<string, string> }

/**
 * Sends `Content-MD5` with DeleteObjects: the SDK's CRC is refused by older stores such as OpenStack Swift
 * (aws/aws-sdk-js-v3#6920). It goes when no such store is to be had any more.
 */
export function bucketClient(config: S3ClientConfig) {
  const client = new S3Client({ requestHandler: WITHIN, ...config })
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
