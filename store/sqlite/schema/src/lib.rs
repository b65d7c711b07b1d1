//! The migrations of the SQLite store, embedded in the program.
//!
//! This is a separate crate because the SQL of `store-sqlite` is checked against a database while `store-sqlite` compiles. The
//! example `make_database` creates that database, so it must build without `store-sqlite`.

use sqlx::migrate::Migrator;

/// Every migration in `migrations/sqlite`, oldest first.
pub static MIGRATOR: Migrator = sqlx::migrate!("../../../migrations/sqlite");

/// The migrations whose comments were reworded: the number of each migration, and the SHA-384 of its file before the change. The
/// statements have not changed. A database to which such a migration was applied before the change contains the old checksum.
pub const EARLIER_CHECKSUMS: &[(i64, &str)] = &[
    (1, "083eb95de5de9550bd9243f8943bef723de7722dc04f63977cc40cef6b671c11e531b6df8e58558f29a7e530937c1099"),
    (2, "9e9c5dc2576ad72e5a6e65c5902012eb2f748b57b82aadcb2d2909a328d5dbee51b1023ad92942aabb44d6bc5f625031"),
    (3, "476b4e5bbced96e1cb1087f0c01d130cff63c24b513c8abfd71bf53d585f04a23791e3d779aa807fa5287fb0ae9a72c0"),
    (5, "9c5a148c3fb478f9a5fa196d4345f7e1f493d7b578b251f42c3b1580de0c8bb6a98f34fc5d9ed846d0834d8bf7de99fa"),
    (7, "99ec5008ec46b26c002bda3a1895dfc5d5c58aa833eac0bb186bc98ffcaeb8994d385ab80f746697b5d737778883c3e0"),
    (8, "14d896ca7b376fec0ede52043bf38b596a04c9187f8ed997765b78f5b004796d538a5237d2969d818dd7e37cd69f3adb"),
    (10, "c37794adb7f0ca26694adf0abf36516fd09335e970b3358b872971cf7eb9278562fb57414fd7ab4a236e5aaacff85ca1"),
];
