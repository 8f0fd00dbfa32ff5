import { useCallback, useEffect, useRef } from 'react';

/** Gives each picture that was chosen and not sent an address, the same each time, which ends with the component. */
export function usePictureAddresses(): (picture: Blob) => string {
  const addresses = useRef(new Map<Blob, string>());
  useEffect(() => {
    const known = addresses.current;
    return () => {
      for (const address of known.values()) URL.revokeObjectURL(address);
      known.clear();
    };
  }, []);
  return useCallback((picture) => {
    const address = addresses.current.get(picture) ?? URL.createObjectURL(picture);
    addresses.current.set(picture, address);
    return address;
  }, []);
}
