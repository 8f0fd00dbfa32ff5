/** A PNG of one green pixel. */
export const SMALL_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQj3YFAAFcAMBYoh4OAAAAAElFTkSuQmCC',
  'base64',
);
