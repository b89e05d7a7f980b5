import { PropertyImageSchema } from '#database/schema'

/** A picture of a property: the key of its folder in storage and what a page needs to lay it out. */
export default class PropertyImage extends PropertyImageSchema {}
