import { BaseCommand } from '@adonisjs/core/ace'

/** Makes the bucket of photos where there is none, as a store of one's own begins; safe at every start. */
export default class Bucket extends BaseCommand {
  static commandName = 'makao:bucket'
  static description = 'Make the bucket of photos (DRIVE_DISK=s3) when there is none'

  async run() {
    const { photoBucket } = await import('#config/drive')
    const { makeBucket } = await import('#services/photos/make_bucket')
    const isNew = await makeBucket(photoBucket())
    this.logger.info(isNew ? 'The bucket is made' : 'The bucket is there')
  }
}
