# One container with one program. The client is inside the binary, and the data is in /data.

FROM node:24-bookworm-slim AS node

FROM rust:1.95-bookworm AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
WORKDIR /src
COPY . .
RUN cargo xtask build && mkdir /data

# This image has libc, libgcc and certificates, but no shell and no package manager. Its user has the id 65532.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /src/target/release/tengen /usr/local/bin/tengen
# A new volume takes its owner from this folder.
COPY --from=build --chown=65532:65532 /data /data
VOLUME /data
EXPOSE 8080
# Multicast does not leave the container's network, so there is no point in announcing the server.
ENV TENGEN_LISTEN=0.0.0.0:8080 TENGEN_DATA=/data TENGEN_NO_MDNS=true
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["tengen", "health"]
ENTRYPOINT ["tengen"]
CMD ["serve"]
