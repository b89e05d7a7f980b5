import MpesaStatement from '#models/mpesa_statement'

/** @throws Exception when there is none */
export function findStatement(id: number) {
  return MpesaStatement.query().where('id', id).preload('uploader').firstOrFail()
}
