import { PropertyImageSchema } from '#database/schema'

/** The key of its folder in storage, size and colour. */
export default class PropertyImage extends PropertyImageSchema {}
