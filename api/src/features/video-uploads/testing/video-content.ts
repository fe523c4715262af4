const HEAD = Buffer.from("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom", "latin1");

/** Creates content that starts like an MP4 file. Its bytes differ, so that lost or repeated bytes change its hash. */
export function createVideoContent(sizeBytes: number): Buffer {
  const content = Buffer.alloc(sizeBytes);
  for (let index = 0; index < sizeBytes; index++) content[index] = (index * 7 + (index >> 8)) % 251;
  HEAD.copy(content);
  return content;
}
